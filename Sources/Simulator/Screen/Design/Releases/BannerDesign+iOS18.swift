import DisplayList
import Foundation

extension BannerDesign {
  static let ios18 = BannerDesign(
    surface: Surface(
      color: PerAppearance(
        light: Color(hex: 0xF6F6F8).withOpacity(0.82),
        dark: Color(hex: 0x252527).withOpacity(0.82)),
      blurRadius: 20, cornerRadius: 24,
      shadow: Shadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: 0.18), offset: CGSize(width: 0, height: 4),
        blur: 12)),
    textColor: PerAppearance(light: .black, dark: .white), largestWidth: 414, margin: 8,
    cutoutOverlap: 3, padding: 14, iconSide: 38, iconGap: 10,
    titleFont: FontFace(size: 15, weight: 600), bodyFont: FontFace(size: 15, weight: 400),
    lines: 4,
    age: Age(
      font: FontFace(size: 13, weight: 400), opacity: 0.5, baseline: 14, gap: 8),
    actions: Actions(
      rowHeight: 50, font: FontFace(size: 17, weight: 400), destructiveColor: Color(hex: 0xFF3B30),
      inset: 16, baseline: 6, separatorHeight: 0.5, separatorOpacity: 0.2),
    motion: Motion(stay: 5, slide: 0.3, slowing: 3, resistance: 4, clearance: 24))
}
