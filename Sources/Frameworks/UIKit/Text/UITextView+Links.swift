extension UITextView {
  /// Follows a link that the person touches in a text that can be selected but not edited.
  /// - Returns: whether there is one at the place.
  func followLink(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let (url, range) = link(at: point) else { return false }
    let answer = delegate?.textView(
      self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    if answer ?? true { UIApplication.shared.open(url) }
    return true
  }

  private func link(at point: CGPoint) -> (URL, NSRange)? {
    var start = 0
    for (range, attributes) in editor.text.stretches(of: 0..<editor.text.count, over: [:]) {
      defer { start += range.count }
      guard let value = attributes[.link] else { continue }
      let place = start..<start + range.count
      guard boxes(of: place).contains(where: { $0.insetBy(dx: -4, dy: -4).contains(point) }),
        let url = value as? URL ?? (value as? NSURL).map({ $0 as URL })
          ?? (value as? String).flatMap(URL.init(string:))
      else { continue }
      return (url, NSRange(location: place.lowerBound, length: place.count))
    }
    return nil
  }
}
