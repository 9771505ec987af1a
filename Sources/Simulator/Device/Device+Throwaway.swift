import DeviceProtocol
import Foundation
import Sandbox

extension Device {
  /// Makes a device with nothing on it, which is shut down and leaves nothing behind after its use.
  /// - Parameter model: the device model; without one, the one that the first app is made for.
  /// - Throws: the error of `body`.
  package static func withThrowaway<Result: Sendable>(
    model: DeviceModel? = nil, appearance: DeviceConfiguration.Appearance = .light,
    locale: DeviceLocale = .standard, clock: DeviceConfiguration.Clock, isAnimated: Bool? = nil,
    sandbox: SandboxSettings = SandboxSettings(), sharingQueueOf other: Device? = nil,
    _ body: (Device) async throws -> Result
  ) async throws -> Result {
    let storage = try ScratchFolder()
    defer { storage.remove() }
    let device = Device(
      model: model, storage: storage.url, appearance: appearance, locale: locale,
      clock: clock,
      isAnimated: isAnimated, sandbox: sandbox, sharingQueueOf: other)
    do {
      let result = try await body(device)
      await device.shutDown { storage.clear() }
      return result
    } catch {
      await device.shutDown { storage.clear() }
      throw error
    }
  }
}
