extension ColorPickerDesign {
  static let ios18 = ColorPickerDesign(
    fill: .systemBackground, margin: 16,
    header: Header(
      font: DesignFont(size: 17, weight: .semibold), height: 30, titleMargin: 44, segmentsTop: 46,
      segmentsHeight: 32, gap: 16),
    cornerRadius: 8, ring: Ring(width: 3, cornerRadius: 4, color: .white),
    mark: Mark(diameter: 28, edgeWidth: 3, edgeColor: .white),
    sliders: Sliders(
      font: DesignFont(size: 13, weight: .semibold), color: .secondaryLabel, labelHeight: 20,
      top: 24, height: 34, fieldWidth: 72, fieldFont: DesignFont(size: 17), gap: 16, hexTop: 10,
      hexWidth: 104, hexGap: 8, hexFont: DesignFont(size: 15)),
    opacity: Opacity(
      height: 62, font: DesignFont(size: 13, weight: .semibold), color: .secondaryLabel,
      labelHeight: 18, barHeight: 36, trackInset: 4, gap: 16, fieldWidth: 77,
      fieldFont: DesignFont(size: 17), fieldFill: .tertiarySystemFill, fieldRadius: 8,
      squareSide: 6, lightSquare: .white, darkSquare: UIColor(white: 0.85, alpha: 1)),
    swatches: Swatches(
      chosenSide: 75, chosenRadius: 10, diameter: 30, gap: 24, addFill: .tertiarySystemFill),
    lineColor: .separator, lineHeight: 0.5, partGap: 20, columnGap: 24, smallestGaps: 44)
}
