import DeviceProtocol
import Testing

@testable import Simulator

/// Devices side by side.
struct DeviceGroupTests {
  @Test func allHaveTheSameSystem() async throws {
    let kind = DeviceKind(model: try DeviceModel.named("iPhone 17"))
    try await TestDevice.run { fixture in
      let server = WebServer(device: fixture.device)
      let group = DeviceGroup(first: fixture.device, server: server) {
        Device(model: $0.model, storage: $1, clock: .manual)
      }
      await #expect(throws: DeviceModel.EarlierSystem.self) { try await group.add(kind) }
      try await group.use(.ios26)
      try await group.add(kind)
      for device in await group.devices { #expect(await device.system == .ios26) }
      await #expect(throws: DeviceModel.EarlierSystem.self) { try await group.use(.ios18) }
      #expect(await fixture.device.system == .ios26)
      try await group.use(.ios27)
      for device in await group.devices { #expect(await device.chosenSystem == .ios27) }
      await group.shutDown()
    }
  }

  /// A page waits until the apps are installed. If they can't be built, it gets the error, and the
  /// device keeps its system.
  @Test func theSystemIsChosenWhenTheAppsAreBuilt() async throws {
    struct NotBuilt: Error {}
    try await TestDevice.run { fixture in
      let device = fixture.device
      let group = DeviceGroup(first: device, server: WebServer(device: device)) {
        Device(model: $0.model, storage: $1, clock: .manual)
      }
      for fails in [true, false] {
        let (done, continuation) = AsyncThrowingStream<Void, any Error>.makeStream()
        let request = DeviceRequest.use(.ios26, done: { continuation.finish(throwing: $0) })
        try? await group.perform(
          request,
          build: { _ in
            #expect(await device.chosenSystem == nil)
            if fails { throw NotBuilt() }
          },
          install: { system in
            #expect(!fails)
            #expect(await device.chosenSystem == system)
          })
        do {
          for try await _ in done {}
          #expect(!fails)
        } catch {
          #expect(fails && error is NotBuilt)
        }
        let chosen: SystemRelease? = fails ? nil : .ios26
        #expect(await device.chosenSystem == chosen)
      }
      await group.shutDown()
    }
  }
}
