import CoreGraphics
import Raster

extension UITextField {
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

  var textInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 4
    case .bezel, .roundedRect: 7
    }
  }

  func contentRect(_ bounds: CGRect) -> CGRect {
    var left = textInset
    var right = bounds.width - textInset
    let vertical: CGFloat = borderStyle == .none ? 0 : 2
    let leading = isVisible(leftView, leftViewMode) ? leftViewRect(forBounds: bounds) : .zero
    let trailing = isVisible(rightView, rightViewMode) ? rightViewRect(forBounds: bounds) : .zero
    for rect in [leading, trailing] where rect.width > 0 {
      if rect.midX < bounds.midX { left = max(left, rect.maxX + textInset) }
      if rect.midX >= bounds.midX { right = min(right, rect.minX - textInset) }
    }
    if showsClearButton {
      let rect = clearButtonRect(forBounds: bounds)
      if rect.midX < bounds.midX { left = max(left, rect.maxX + 5) }
      if rect.midX >= bounds.midX { right = min(right, rect.minX - 5) }
    }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + vertical, width: max(0, right - left),
      height: max(0, bounds.height - 2 * vertical))
  }

  /// The field's line at its natural width: the text or else the placeholder.
  var naturalLine: FieldLine {
    let shown = editor.hasText || placeholder == nil ? editor.text : EditableText(placeholder ?? "")
    return FieldLine(
      shown, around: 0, attributes: commonAttributes,
      isSecure: isSecureTextEntry && editor.hasText, traits: traitCollection,
      paragraph: ParagraphLayout(maximumLines: 1))
  }

  /// Returns the distances of the first baseline from the top and the last baseline from the
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
