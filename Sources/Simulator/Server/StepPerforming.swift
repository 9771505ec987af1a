import DeviceProtocol

/// Performs steps of flows while users use the device.
///
/// The implementation handles the format of flows, which the device doesn't know about.
package protocol StepPerforming: Sendable {
  /// Performs steps on the screen, and returns the elements on it before and after.
  /// - Parameter steps: A list of steps in a flow's format, or an empty string for none.
  /// - Throws: An error if a step fails, or if the steps aren't touches, keys, or swipes.
  func perform(_ steps: String, on device: Device) async throws -> PerformedSteps
}
