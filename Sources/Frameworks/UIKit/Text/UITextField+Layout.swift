import CoreGraphics
import Raster

extension UITextField {
  /// Lays out the text and the views next to it.
  func placeParts() {
    if let leftView, leftView.superview === self {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
    clearButton?.frame = clearButtonRect(forBounds: bounds)
    let frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if canvas.frame != frame {
      canvas.frame = frame
      line = nil
    }
    canvas.setNeedsDisplay()
    scrollToCaret()
    selectionUI.update()
  }

  /// The size that the content requires.
  var naturalSize: CGSize {
    let font = self.font ?? Self.fieldLook.font.font
    var width = ceil(naturalLine.layout.size.width) + 2 * textInset
    if isVisible(leftView, leftViewMode) { width += leftViewRect(forBounds: bounds).width }
    if isVisible(rightView, rightViewMode) { width += rightViewRect(forBounds: bounds).width }
    if showsClearButton { width += Self.fieldLook.clearButton.room }
    let height = max(border.smallestHeight, ceil(font.lineHeight) + border.textMargins)
    return CGSize(width: width, height: height)
  }

  /// Returns the frame of the clear button within bounds.
  func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let margin = Self.fieldLook.clearButton.margin
    let side = Self.fieldLook.clearButton.diameter
    return CGRect(
      x: isRightToLeft ? margin : bounds.width - side - margin,
      y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  func overlayRect(of view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGRect(
      x: atLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The look of the border style.
  var border: TextFieldDesign.Border {
    switch borderStyle {
    case .none: Self.fieldLook.plain
    case .line: Self.fieldLook.line
    case .bezel: Self.fieldLook.bezel
    case .roundedRect: Self.fieldLook.rounded
    }
  }

  var textInset: CGFloat { border.inset }

  func contentRect(_ bounds: CGRect) -> CGRect {
    var left = textInset
    var right = bounds.width - textInset
    let vertical = border.verticalInset
    let leading = isVisible(leftView, leftViewMode) ? leftViewRect(forBounds: bounds) : .zero
    let trailing = isVisible(rightView, rightViewMode) ? rightViewRect(forBounds: bounds) : .zero
    for rect in [leading, trailing] where rect.width > 0 {
      if rect.midX < bounds.midX { left = max(left, rect.maxX + textInset) }
      if rect.midX >= bounds.midX { right = min(right, rect.minX - textInset) }
    }
    if showsClearButton {
      let rect = clearButtonRect(forBounds: bounds)
      let margin = Self.fieldLook.clearButton.margin
      if rect.midX < bounds.midX { left = max(left, rect.maxX + margin) }
      if rect.midX >= bounds.midX { right = min(right, rect.minX - margin) }
    }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + vertical, width: max(0, right - left),
      height: max(0, bounds.height - 2 * vertical))
  }

  /// The line with the text, or the placeholder if there's no text, at its natural width.
  var naturalLine: FieldLine {
    let shown = editor.hasText || placeholder == nil ? editor.text : EditableText(placeholder ?? "")
    return FieldLine(
      shown, around: 0, attributes: commonAttributes,
      isSecure: isSecureTextEntry && editor.hasText, traits: traitCollection,
      paragraph: ParagraphLayout(maximumLines: 1))
  }

  /// Returns the distances of the first baseline from the top and of the last baseline from the
  /// bottom, for a size.
  func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let line = naturalLine
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let baseline = pixelRounded(textTop(of: line, in: rect) + line.layout.lines[0].baseline)
    return (baseline, size.height - baseline)
  }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func isVisible(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && isShown(mode)
  }

  var showsClearButton: Bool {
    isShown(clearButtonMode) && (editor.hasText || hasTokens) && isEnabled
      && !isVisible(rightView, rightViewMode)
  }

  func overlaysDidChange() {
    place(leftView, isShown: isShown(leftViewMode))
    place(rightView, isShown: isShown(rightViewMode))
    if showsClearButton, clearButton == nil {
      let button = ClearButton { [weak self] in self?.clear() }
      addSubview(button)
      clearButton = button
    }
    clearButton?.isHidden = !showsClearButton
    setNeedsLayout()
  }

  func place(_ view: UIView?, isShown: Bool) {
    guard let view else { return }
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown, view.superview === self { view.removeFromSuperview() }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func contentDidChange() {
    line = nil
    invalidateIntrinsicContentSize()
    if clearButtonMode != .never { overlaysDidChange() }
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }
}
