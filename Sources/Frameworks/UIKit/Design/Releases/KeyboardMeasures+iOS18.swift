extension KeyboardMeasures {
  static let ios18 = KeyboardMeasures(
    phone: Keys(
      rows: 216, largeRows: 226, gap: 6, rowGap: 11.5, top: 8, textSize: 23, lowercaseTextSize: 25),
    landscapePhone: Keys(
      rows: 162, largeRows: 162, gap: 6, rowGap: 8, top: 5, textSize: 21, lowercaseTextSize: 21),
    pad: Keys(
      rows: 256, largeRows: 274, gap: 12, rowGap: 9, top: 4, textSize: 24, lowercaseTextSize: 24),
    landscapePad: Keys(
      rows: 344, largeRows: 368, gap: 14, rowGap: 12, top: 4, textSize: 24, lowercaseTextSize: 24),
    landscapeRowsAboveHome: 150, largePhone: 414, largePad: 1300, margin: 3, functionTextSize: 16,
    padFunctionTextSize: 17, lowercaseOffset: 2, titleMargin: 4,
    captions: Captions(
      size: 10, smallSize: 8, lowKey: 40, offset: 0.28, titleOffset: 0.12, alternateSize: 15,
      alternateCenter: 0.25, alternateTitleOffset: 0.13, alternateColor: .secondaryLabel),
    footer: Footer(
      phone: 75, pad: 8, padAddition: 2, center: 16, landscapeRow: 3.4, margin: 14,
      keySize: CGSize(width: 50, height: 44)),
    numberPad: Pad(
      margin: 6, columnGap: 6, rowGap: 7, landscapeRowGap: 5, top: 6, landscapeTop: 4, bottom: 5,
      digitSize: 28, landscapeDigitSize: 22, symbolSize: 26, wordSize: 18),
    emoji: Emoji(
      margin: 6, columns: 9, wideColumns: 16, rows: 5, landscapeRows: 3, share: 0.72,
      letterKeyWidth: 60, letterKeyGap: 20),
    shortcuts: Shortcuts(
      height: 55, first: CGRect(x: 12, y: 6, width: 48, height: 44), step: 54))
}
