import DeviceProtocol

/// A page's request that concerns all devices side by side.
package enum DeviceRequest: Sendable {
  /// Adds a device of a model, by its name.
  case add(model: String)
  /// Removes a device, by its number.
  case remove(Int)
  /// Switches to another system. Reports when the apps have been rebuilt for it, or the error.
  case use(SystemRelease, done: @Sendable ((any Error)?) -> Void)

  /// An error for a choice of a system that another one has replaced.
  struct Superseded: Error, CustomStringConvertible {
    /// The system that isn't used.
    let system: SystemRelease

    var description: String {
      "The device didn't switch to \(system.name), because another system was chosen."
    }
  }

  /// An error for a request that can't wait, because too many others do.
  struct Dropped: Error, CustomStringConvertible {
    let description = "The device is still busy with earlier commands."
  }
}
