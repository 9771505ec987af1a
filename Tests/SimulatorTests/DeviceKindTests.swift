import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The text with which a user selects a device.
struct DeviceKindTests {
  @Test func aNameAloneIsADeviceAsItComes() throws {
    let kind = try DeviceKind(" iPhone SE ")
    #expect(kind.model.name == "iPhone SE (3rd generation)")
    #expect(kind == DeviceKind(model: kind.model))
  }

  @Test func whatFollowsTheNameIsInAnyOrder() throws {
    let kind = try DeviceKind("iPad : de-DE:dark:AccessibilityXL: landscapeRight")
    #expect(kind.model.isPad)
    #expect(kind.appearance == .dark)
    #expect(kind.orientation == .landscapeRight)
    #expect(kind.contentSizeCategory == "UICTContentSizeCategoryAccessibilityXL")
    #expect(kind.locale == DeviceLocale("de_DE"))
    #expect(try DeviceKind("iPad:landscape").orientation == .landscapeLeft)
    let largest = "UICTContentSizeCategoryAccessibilityXXXL"
    #expect(try DeviceKind("iPad:largest").contentSizeCategory == largest)
  }

  @Test(arguments: ["iPad:", "iPad:pink", "iPad:xl", "iPad:dark:sideways", "iPad:--"])
  func whatSaysNothingIsNamed(_ text: String) {
    #expect(throws: DeviceKind.UnknownWord.self) { try DeviceKind(text) }
  }

  @Test(arguments: ["", ":dark", "Toaster:dark"])
  func aDeviceMustBeNamed(_ text: String) {
    #expect(throws: DeviceModel.UnknownModel.self) { try DeviceKind(text) }
  }

  @Test(arguments: [
    (390, 844, "iPhone 14"), (844, 390, "iPhone 14"), (375, 640, "iPhone SE (3rd generation)"),
    (810, 1080, "iPad (9th generation)"), (1366, 1024, "iPad Air 13-inch (M3)"),
    (1376, 1032, "iPad Pro 13-inch"), (820, 1180, "iPad (10th generation)"),
    (1, 1, "iPhone SE (1st generation)"), (414, 896, "iPhone 11"),
    (428, 926, "iPhone 12 Pro Max"), (736, 414, "iPhone 8 Plus"),
    (320, 568, "iPhone SE (1st generation)"),
  ])
  func theNearestDeviceIsTheOneOfThatSize(_ width: Double, _ height: Double, _ name: String) {
    #expect(DeviceModel.nearest(to: CGSize(width: width, height: height)).name == name)
  }

  @Test func theNearestDeviceRunsTheSystem() {
    let size = CGSize(width: 412, height: 915)
    #expect(DeviceModel.nearest(to: size, running: .ios18).name == "iPhone 11")
    #expect(DeviceModel.nearest(to: size, running: .ios26).name == "iPhone Air")
  }
}
