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
      let group = Self.group(device)
      for fails in [true, false] {
        let (done, continuation) = AsyncThrowingStream<Void, any Error>.makeStream()
        let request = DeviceRequest.use(.ios26, done: { continuation.finish(throwing: $0) })
        let work = await group.start(
          request,
          build: { _ in
            #expect(await device.chosenSystem == nil)
            if fails { throw NotBuilt() }
          },
          install: { system in
            #expect(!fails)
            #expect(await device.chosenSystem == system)
          })
        _ = await work.result
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

  /// While the apps are being built for another system, the device runs the earlier build, and
  /// devices can be added.
  @Test func aBuildForAnotherSystemBlocksNothing() async throws {
    try await TestDevice.run { fixture in
      let device = fixture.device
      let group = Self.group(device)
      let (ready, end) = AsyncStream<Void>.makeStream()
      let choice = await group.start(
        .use(.ios26, done: { _ in }), build: { _ in for await _ in ready {} },
        install: { system in
          for device in await group.devices { #expect(await device.chosenSystem == system) }
        })
      try await device.launch("test.alpha")
      #expect(try await !fixture.lines().isEmpty)
      let added = await group.start(
        .add(model: DeviceModel.standard.name), build: { _ in }, install: { _ in })
      try await added.value
      #expect(await group.devices.count == 2)
      for device in await group.devices { #expect(await device.chosenSystem == nil) }
      end.finish()
      try await choice.value
      for device in await group.devices { #expect(await device.chosenSystem == .ios26) }
      await group.shutDown()
    }
  }

  /// Choosing another system cancels the build for the earlier choice, which ends with an error.
  @Test func theLatestChoiceOfASystemWins() async throws {
    try await TestDevice.run { fixture in
      let device = fixture.device
      let group = Self.group(device)
      let (never, end) = AsyncStream<Void>.makeStream()
      defer { end.finish() }
      let first = await group.start(
        .use(.ios26, done: { #expect($0 is DeviceRequest.Superseded) }),
        build: { _ in for await _ in never {} },
        install: { _ in Issue.record("the earlier choice was installed") })
      let second = await group.start(
        .use(.ios27, done: { #expect($0 == nil) }), build: { _ in }, install: { _ in })
      await #expect(throws: DeviceRequest.Superseded.self) { try await first.value }
      try await second.value
      #expect(await device.chosenSystem == .ios27)
      await group.shutDown()
    }
  }

  /// A choice that no device can follow doesn't replace an earlier one.
  @Test func anImpossibleChoiceOfASystemChangesNothing() async throws {
    try await TestDevice.run(model: try DeviceModel.named("iPhone 17")) { fixture in
      let device = fixture.device
      let group = Self.group(device)
      let (ready, end) = AsyncStream<Void>.makeStream()
      let first = await group.start(
        .use(.ios27, done: { _ in }), build: { _ in for await _ in ready {} },
        install: { _ in })
      let second = await group.start(
        .use(.ios18, done: { #expect($0 is DeviceModel.EarlierSystem) }), build: { _ in },
        install: { _ in })
      await #expect(throws: DeviceModel.EarlierSystem.self) { try await second.value }
      end.finish()
      try await first.value
      #expect(await device.chosenSystem == .ios27)
      await group.shutDown()
    }
  }

  private static func group(_ device: Device) -> DeviceGroup {
    DeviceGroup(first: device, server: WebServer(device: device)) {
      Device(model: $0.model, storage: $1, clock: .manual)
    }
  }
}
