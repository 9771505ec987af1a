import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

@Suite struct DeviceModelTests {
  @Test(arguments: [
    ("iPhone 15", "iPhone 15"), ("iphone 15 pro max", "iPhone 15 Pro Max"),
    ("iPhone SE", "iPhone SE (3rd generation)"), ("ipad (10th)", "iPad (10th generation)"),
    ("iPad", "iPad (9th generation)"), ("iPad mini", "iPad mini (6th generation)"),
    ("iPad Air", "iPad Air 11-inch"), ("iPad Pro 13-inch", "iPad Pro 13-inch"),
    ("ipad a16", "iPad (A16)"), ("iPad Pro 11-inch M5", "iPad Pro 11-inch (M5)"),
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

  /// Sizes and insets are those that were measured on these devices.
  @Test(arguments: [
    ("iPhone 17", 402, 874, 62.0), ("iPhone 17 Pro", 402, 874, 62),
    ("iPhone 17 Pro Max", 440, 956, 62), ("iPhone Air", 420, 912, 68), ("iPhone 17e", 390, 844, 47),
  ])
  func aModelThatShippedWithALaterSystemRefusesAnEarlierOne(
    name: String, width: Double, height: Double, top: Double
  ) throws {
    let model = try DeviceModel.named(name)
    #expect(model.size == CGSize(width: width, height: height) && model.scale == 3)
    #expect(model.portraitSafeArea == .init(top: top, left: 0, bottom: 34, right: 0))
    #expect(model.landscapeSafeArea == .init(top: 0, left: top, bottom: 20, right: top))
    try model.check(.ios26)
    try model.check(.ios27)
    let error = #expect(throws: DeviceModel.EarlierSystem.self) { try model.check(.ios18) }
    #expect(
      error?.description
        == "\(name) can't run iOS 18.5: it shipped with a later system. Use iOS 26.5 or later.")
  }

  /// Sizes in points and corner radii are Apple's.
  @Test(arguments: [
    ("iPad (A16)", 820, 1180, 25.0, SystemRelease.ios18),
    ("iPad mini (A17 Pro)", 744, 1133, 21.5, .ios18),
    ("iPad Air 11-inch (M3)", 820, 1180, 18, .ios18),
    ("iPad Air 13-inch (M3)", 1024, 1366, 18, .ios18),
    ("iPad Air 11-inch (M4)", 820, 1180, 18, .ios26),
    ("iPad Air 13-inch (M4)", 1024, 1366, 18, .ios26),
    ("iPad Pro 11-inch (M4)", 834, 1210, 30, .ios18),
    ("iPad Pro 13-inch (M4)", 1032, 1376, 30, .ios18),
    ("iPad Pro 11-inch (M5)", 834, 1210, 30, .ios26),
    ("iPad Pro 13-inch (M5)", 1032, 1376, 30, .ios26),
  ])
  func anIPadWithoutAHomeButtonHasTheSameInsetsInBothOrientations(
    name: String, width: Double, height: Double, cornerRadius: Double, firstSystem: SystemRelease
  ) throws {
    let model = try DeviceModel.named(name)
    #expect(model.isPad && model.size == CGSize(width: width, height: height) && model.scale == 2)
    #expect(model.cornerRadius == cornerRadius && !model.hasHomeButton)
    let insets = DeviceConfiguration.Insets(top: 24, left: 0, bottom: 20, right: 0)
    #expect(model.portraitSafeArea == insets && model.landscapeSafeArea == insets)
    #expect(model.statusBarHeight == 24)
    #expect(model.firstSystem == firstSystem)
  }

  @Test func anIPadThatShippedWithALaterSystemRefusesAnEarlierOne() throws {
    let model = try DeviceModel.named("iPad Pro 11-inch (M5)")
    try model.check(.ios26)
    try model.check(.ios27)
    #expect(throws: DeviceModel.EarlierSystem.self) { try model.check(.ios18) }
  }

  @Test func otherModelsRunAllSystems() throws {
    for model in DeviceModel.all where model.firstSystem == .oldest {
      for system in SystemRelease.allCases { try model.check(system) }
    }
    #expect(DeviceModel.standard.firstSystem == .oldest)
    #expect(DeviceModel.standardPad.firstSystem == .oldest)
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

  @Test func isANewIPhoneWhereTheFirstAppNeedsANewSystem() async throws {
    try await TestDevice.run([], model: nil) { fixture in
      let app = try fixture.bundle("Alpha", system: .ios26, target: .ios26)
      try await fixture.device.install(app)
      #expect(await fixture.device.model.name == "iPhone 17")
    }
    try await TestDevice.run([], model: nil) { fixture in
      try await fixture.device.install(fixture.bundle("Alpha", system: .ios26))
      #expect(await fixture.device.model == .standard)
    }
  }

  @Test func hasTheNewestSystemOfItsAppsUnlessOneIsChosen() async throws {
    try await TestDevice.run { fixture in
      #expect(await fixture.device.system == .ios18)
      try await fixture.device.install(fixture.bundle("Beta", system: .ios26))
      #expect(await fixture.device.system == .ios26)
      try await fixture.device.choose(.ios27)
      #expect(await fixture.device.system == .ios27)
    }
  }

  @Test func isWhatThePersonChose() async throws {
    try await TestDevice.run([], model: .standard) { fixture in
      try await fixture.device.install(fixture.bundle("Drawing", families: [2]))
      #expect(await fixture.device.model == .standard)
    }
  }
}
