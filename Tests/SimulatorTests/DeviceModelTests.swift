import Testing

@testable import Simulator

@Suite struct DeviceModelTests {
  @Test(arguments: [
    ("iPhone 15", "iPhone 15"), ("iphone 15 pro max", "iPhone 15 Pro Max"),
    ("iPhone SE", "iPhone SE (3rd generation)"), ("ipad (10th)", "iPad (10th generation)"),
    ("iPad mini", "iPad mini (6th generation)"),
  ])
  func findsByName(asked: String, found: String) throws {
    #expect(try DeviceModel.named(asked).name == found)
  }

  @Test func listsNamesWhenThereIsNoSuchDevice() throws {
    let error = #expect(throws: DeviceModel.UnknownModel.self) { try DeviceModel.named("Galaxy") }
    #expect(error?.description.contains("iPhone SE (3rd generation), ") == true)
  }

  @Test func turnsSizeAndSafeArea() throws {
    let side = try DeviceModel.named("iPhone 15").configuration(orientation: .landscapeLeft)
    #expect(side.screenSize.width == 852)
    #expect(side.safeArea == .init(top: 0, left: 59, bottom: 21, right: 59))
    #expect(side.statusBarHeight == 0)
  }

  @Test func isAnIPadWhereTheFirstAppIsMadeForItAlone() async throws {
    try await TestDevice.run([], model: nil) { fixture in
      try await fixture.device.install(fixture.bundle("Drawing", families: [2]))
      #expect(await fixture.device.model == .standardPad)
      try await fixture.device.install(fixture.bundle("Alpha", families: [1]))
      #expect(await fixture.device.model == .standardPad)
    }
    try await TestDevice.run([], model: nil) { fixture in
      try await fixture.device.install(fixture.bundle("Alpha", families: [1, 2]))
      try await fixture.device.install(fixture.bundle("Drawing", families: [2]))
      #expect(await fixture.device.model == .standard)
    }
  }

  @Test func isWhatThePersonChose() async throws {
    try await TestDevice.run([], model: .standard) { fixture in
      try await fixture.device.install(fixture.bundle("Drawing", families: [2]))
      #expect(await fixture.device.model == .standard)
    }
  }
}
