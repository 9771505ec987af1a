import DisplayList
import Foundation

extension StatusBarDesign {
  static let ios18 = StatusBarDesign(
    besideCutout: BesideCutout(
      islandMiddle: 32, notchMiddle: 0.57, font: FontFace(size: 17, weight: 600), baseline: 6,
      timeOffset: 6, iconsOffset: 4, signalOffset: 39, wifiOffset: 14, batteryOffset: 11,
      callSize: CGSize(width: 68, height: 24)),
    phone: Phone(
      font: FontFace(size: 12, weight: 600), baseline: 14.5, signalX: 8, wifiX: 26,
      iconScale: 0.72, batteryInset: 28, batteryMiddle: 10.2, batteryScale: 0.8),
    pad: Pad(
      font: FontFace(size: 12, weight: 600), baseline: 16, timeX: 18, chargeInset: 45,
      wifiInset: 96, wifiScale: 0.78, batteryInset: 40, batteryMiddle: 11.8, batteryScale: 0.85,
      callFrame: CGRect(x: 11, y: 3, width: 46, height: 18)),
    call: Call(
      color: Color(red: 0.2, green: 0.78, blue: 0.35), textColor: .white,
      font: FontFace(size: 13, weight: 500), baseline: 33),
    signal: Signal(count: 4, shortest: 4, step: 2.7, width: 3.2, pitch: 4.8, cornerRadius: 1),
    wifi: WiFi(
      middle: 8.5, radii: [8.2, 11], lineWidth: 2.4, wedgeRadius: 4.6, wedgeWidth: 0.7,
      wedgeHeight: 0.78, wedgeControl: 1.38),
    battery: Battery(
      size: CGSize(width: 24, height: 12), cornerRadius: 3.6, lineWidth: 1, outlineOpacity: 0.4,
      inset: 1.8, chargeRadius: 2.1, nubGap: 1.4, nubSize: CGSize(width: 1.5, height: 4),
      nubRadius: 0.75),
    cutouts: Cutouts(
      notchSize: CGSize(width: 162, height: 32), notchRadius: 20,
      islandSize: CGSize(width: 126, height: 37), islandInset: 11, islandSafeArea: 59),
    indicator: HomeIndicator(
      width: 0.354, wideWidth: 0.29, height: 5, inset: 13, cornerRadius: 2.5),
    lightColor: .white, darkColor: .black)
}
