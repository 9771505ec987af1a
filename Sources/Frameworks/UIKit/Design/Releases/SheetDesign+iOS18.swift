extension SheetDesign {
  static let ios18 = SheetDesign(
    cornerRadius: 10, dimming: UIColor(white: 0, alpha: 0.2), top: 10, mediumPart: 0.5,
    floating: Floating(
      windowWidth: 600, pageWidth: 704, formSize: CGSize(width: 540, height: 620), margins: 44),
    grabber: Grabber(size: CGSize(width: 36, height: 5), top: 5, color: .tertiaryLabel),
    recess: Recess(inset: 16, cornerRadius: 10, backdrop: .black), settling: 0.5, resistance: 6)
}
