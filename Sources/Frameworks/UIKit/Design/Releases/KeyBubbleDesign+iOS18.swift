import DisplayList

extension KeyBubbleDesign {
  static let ios18 = KeyBubbleDesign(
    fill: .init(light: .white, dark: Color(red: 0.42, green: 0.42, blue: 0.42)),
    shadow: Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.3), offset: CGSize(width: 0, height: 1),
      blur: 2.5),
    overhang: 14, height: 54, cornerRadius: 9, keyRadius: 5, neck: 10, textSize: 35,
    lowercaseTextSize: 38, wordSize: 18, weight: 300, textOffset: 2, caseOffset: 2,
    variants: Variants(
      smallestCell: 30, height: 52, gap: 6, margin: 4, cornerRadius: 10, stemOverlap: 12,
      selectionRadius: 6, textSize: 24))
}
