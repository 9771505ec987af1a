import DisplayList
import Foundation

extension HomeScreenDesign {
  static let ios18 = HomeScreenDesign(
    phone: .phone(side: 64), smallPhone: .phone(side: 60), phoneWidth: 390,
    pad: Layout(
      side: 80, columns: 5, landscapeColumns: 6, margin: 0, relativeMargin: 0.11, top: 60,
      rowGap: 64, labelSize: 13.5),
    smallestSafeArea: 20, bottom: 90,
    label: Label(
      weight: 500, color: .white,
      shadow: Shadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: 0.35),
        offset: CGSize(width: 0, height: 0.5), blur: 1.5),
      gap: 6, overhang: 26),
    dots: Dots(
      diameter: 7, pitch: 17, inset: 58, color: Color(red: 1, green: 1, blue: 1, alpha: 0.4),
      currentColor: .white),
    badge: Badge(
      height: 25, textMargins: 14, overhang: 9, color: Color(hex: 0xFF3B30),
      font: FontFace(size: 16, weight: 400), textColor: .white, baseline: 5.7),
    wallpaper: PerAppearance(light: .light, dark: .dark))
}

extension HomeScreenDesign.Layout {
  fileprivate static func phone(side: Double) -> Self {
    Self(
      side: side, columns: 4, landscapeColumns: 4, margin: 27, relativeMargin: 0, top: 22,
      rowGap: 38, labelSize: 12)
  }
}

extension HomeScreenDesign.Wallpaper {
  fileprivate static let light = Self(
    colors: [Color(hex: 0x5B6FD8), Color(hex: 0xB277C4), Color(hex: 0xF2A65A)], end: 0.35,
    glows: [
      Glow(center: CGPoint(x: 0.95, y: 0.1), radius: 0.55, color: Color(hex: 0x6FB7E9)),
      Glow(center: CGPoint(x: 0, y: 0.55), radius: 0.5, color: Color(hex: 0xE8739B)),
      Glow(center: CGPoint(x: 0.8, y: 1), radius: 0.55, color: Color(hex: 0xF9D56E)),
    ])
  fileprivate static let dark = Self(
    colors: [Color(hex: 0x1B1533), Color(hex: 0x2A1B45), Color(hex: 0x14203F)], end: 0.35,
    glows: [
      Glow(center: CGPoint(x: 0.05, y: 0.95), radius: 0.6, color: Color(hex: 0x7A2E52)),
      Glow(center: CGPoint(x: 1, y: 0.35), radius: 0.5, color: Color(hex: 0x2B3C7E)),
      Glow(center: CGPoint(x: 0.35, y: 0.05), radius: 0.4, color: Color(hex: 0x513069)),
    ])
}
