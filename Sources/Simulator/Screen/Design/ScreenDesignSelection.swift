import DeviceProtocol

/// The choice of the design of a device's own screens, which is the only place that checks the
/// system's version for it.
///
/// The screens follow only the system: it doesn't matter what the device's apps are built with.
enum ScreenDesignSelection: CaseIterable, Sendable {
  case ios18
  case ios26
  case ios27

  /// Chooses the design of a device.
  /// - Parameter system: The version of the device's system.
  init(system: SystemVersion) {
    self =
      switch system.major {
      case ..<26: .ios18
      case 26: .ios26
      default: .ios27
      }
  }

  /// The values of the design.
  var design: ScreenDesign {
    switch self {
    case .ios18: .ios18
    case .ios26: .ios26
    case .ios27: .ios27
    }
  }
}
