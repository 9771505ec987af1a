extension CATextLayer {
  /// Connects text layers to UIKit's fonts and text layout.
  static func connectToText() {
    drawText = { layer, context in
      guard let text = layer.styledText else { return }
      GraphicsStack.push(context)
      StyledString.forDrawing(text)
        .draw(with: layer.bounds, options: .usesLineFragmentOrigin, context: nil)
      GraphicsStack.pop()
    }
    measureText = { layer in
      guard let text = layer.styledText else { return .zero }
      let width = layer.isWrapped && layer.bounds.width > 0 ? layer.bounds.width : .infinity
      let size = StyledString.forDrawing(text).boundingRect(
        with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin,
        context: nil
      ).size
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
  }

  fileprivate var styledText: EditableText? {
    if let string = string as? NSAttributedString { return EditableText(string) }
    guard let string = string as? String ?? (string as? NSString).map({ $0 as String }) else {
      return nil
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    paragraph.lineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    return EditableText(
      string,
      attributes: [.font: resolvedFont, .foregroundColor: color, .paragraphStyle: paragraph])
  }

  private var resolvedFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name =
      (font as? CGFont)?.postScriptName ?? font as? String ?? (font as? NSString).map {
        $0 as String
      } ?? "Helvetica"
    return UIFont.inDocument(name, size: fontSize)
  }
}
