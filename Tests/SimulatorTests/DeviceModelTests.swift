import Foundation
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

  /// Screens for which storyboards are designed. Sizes, scales, and insets are Apple's.
  @Test(arguments: [
    ("iPhone SE (1st generation)", 320, 568, 2.0, 20.0, 0.0, true),
    ("iPhone 8 Plus", 414, 736, 3, 20, 0, true), ("iPhone 11", 414, 896, 2, 48, 34, false),
    ("iPhone 11 Pro Max", 414, 896, 3, 44, 34, false),
    ("iPhone 12 Pro Max", 428, 926, 3, 47, 34, false),
  ])
  func olderScreensAreAsTheyWere(
    name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double,
    hasHomeButton: Bool
  ) throws {
    let model = try DeviceModel.named(name)
    #expect(model.size == CGSize(width: width, height: height) && model.scale == scale)
    #expect(model.portraitSafeArea == .init(top: top, left: 0, bottom: bottom, right: 0))
    let side = hasHomeButton ? 0 : top
    let below: Double = hasHomeButton ? 0 : 21
    #expect(model.landscapeSafeArea == .init(top: 0, left: side, bottom: below, right: side))
    #expect(model.hasHomeButton == hasHomeButton && (model.cornerRadius > 0) != hasHomeButton)
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
