import DeviceProtocol
import Foundation

extension DeviceConfiguration {
  /// A phone with a wide notch and no home button, in portrait orientation.
  static let iPhone15 = DeviceConfiguration(
    deviceName: "iPhone 15", isPad: false, screenSize: CGSize(width: 393, height: 852), scale: 3,
    safeArea: .init(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54, clock: .manual)

  /// A narrow phone with a home button, in portrait orientation.
  static let iPhoneSE = DeviceConfiguration(
    deviceName: "iPhone SE", isPad: false, screenSize: CGSize(width: 375, height: 667), scale: 2,
    safeArea: .init(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
    clock: .manual)

  /// A wide phone, in portrait orientation.
  static let iPhone15Plus = DeviceConfiguration(
    deviceName: "iPhone 15 Plus", isPad: false, screenSize: CGSize(width: 430, height: 932),
    scale: 3, safeArea: .init(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54,
    clock: .manual)

  /// The first phone, in landscape orientation.
  static let iPhone15Landscape = DeviceConfiguration(
    deviceName: "iPhone 15", isPad: false, screenSize: CGSize(width: 852, height: 393), scale: 3,
    safeArea: .init(top: 0, left: 59, bottom: 21, right: 59), statusBarHeight: 0,
    orientation: .landscapeLeft, clock: .manual)

  /// A tablet with a home button, in portrait orientation.
  static let iPad = DeviceConfiguration(
    deviceName: "iPad", isPad: true, screenSize: CGSize(width: 810, height: 1080), scale: 2,
    safeArea: .init(top: 24, left: 0, bottom: 0, right: 0), statusBarHeight: 24, clock: .manual)

  /// A tablet with a home button, in landscape orientation.
  static let iPadLandscape = DeviceConfiguration(
    deviceName: "iPad", isPad: true, screenSize: CGSize(width: 1080, height: 810), scale: 2,
    safeArea: .init(top: 24, left: 0, bottom: 0, right: 0), statusBarHeight: 24,
    orientation: .landscapeLeft, clock: .manual)
}
