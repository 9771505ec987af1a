import DisplayList
import Foundation

extension SwitcherDesign {
  static let ios18 = SwitcherDesign(
    dimming: Color(red: 0, green: 0, blue: 0, alpha: 0.28), textColor: .white, cardScale: 0.66,
    landscapeCardScale: 0.56, cardOffset: 6, gap: 18, cornerRadius: 24,
    shadow: Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.3), offset: CGSize(width: 0, height: 6),
      blur: 14),
    title: Title(
      iconSide: 30, inset: 8, height: 42, gap: 8, font: FontFace(size: 15, weight: 600),
      baseline: 5.4, margins: 60),
    emptyFont: FontFace(size: 17, weight: 500))
}
