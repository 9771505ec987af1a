import DeviceProtocol
import Foundation
import Sandbox

extension Device {
  /// Creates an empty device, and shuts it down and removes all of its data after a closure has
  /// used it.
  /// - Parameters:
  ///   - model: The device model, or `nil` for the model that the first app is designed for.
  ///   - debugger: The debugger that attaches to each app, or `nil` for none.
  /// - Throws: The error of `body`.
  package static func withThrowaway<Result: Sendable>(
    model: DeviceModel? = nil, appearance: DeviceConfiguration.Appearance = .light,
    locale: DeviceLocale = .standard, clock: DeviceConfiguration.Clock, isAnimated: Bool? = nil,
    sandbox: SandboxSettings = SandboxSettings(), debugger: StartingDebugger? = nil,
    sharingQueueOf other: Device? = nil,
    _ body: (Device) async throws -> Result
  ) async throws -> Result {
    let storage = try ScratchFolder()
    defer { storage.remove() }
    let device = Device(
      model: model, storage: storage.url, appearance: appearance, locale: locale,
      clock: clock,
      isAnimated: isAnimated, sandbox: sandbox, sharingQueueOf: other)
    do {
      if let debugger { try await device.serve(debugger) }
      let result = try await body(device)
      await device.shutDown { storage.clear() }
      return result
    } catch {
      await device.shutDown { storage.clear() }
      throw error
    }
  }
}
