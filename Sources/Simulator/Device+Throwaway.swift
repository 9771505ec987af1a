import DeviceProtocol
import Foundation

extension Device {
  /// Makes a device with nothing on it, which is shut down and leaves nothing behind after its use.
  /// - Throws: what `body` throws.
  package static func withThrowaway<Result: Sendable>(
    model: DeviceModel = .standard, appearance: DeviceConfiguration.Appearance = .light,
    clock: DeviceConfiguration.Clock, isAnimated: Bool? = nil,
    _ body: (Device) async throws -> Result
  ) async throws -> Result {
    let storage = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: storage) }
    let device = Device(
      model: model, storage: storage, appearance: appearance, clock: clock, isAnimated: isAnimated)
    do {
      let result = try await body(device)
      await device.shutDown()
      return result
    } catch {
      await device.shutDown()
      throw error
    }
  }
}
