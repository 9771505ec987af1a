/// An item that a data detector has found in the text.
struct DetectedItem {
  let range: Range<Int>
  let url: URL
}

extension UITextView {
  /// Opens a link or performs the action of another item when the user taps it, in text that can be
  /// selected but not edited.
  /// - Returns: Whether there's an item at the location.
  func followLink(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let item = item(at: point) else { return false }
    let standard = UIAction { [weak self] _ in self?.follow(item) }
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) }
      ?? standard
    action?.performWithSender(self, target: nil)
    return true
  }

  private func follow(_ item: UITextItem) {
    guard mayInteract(with: item, .invokeDefaultAction), case .link(let url) = item.content else {
      return
    }
    UIApplication.shared.open(url)
  }

  /// Shows the actions for the link or attachment at the location of a long press.
  /// - Returns: Whether there's an item at the location.
  func pressItem(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let item = item(at: point) else { return false }
    let standard = menu(of: item)
    guard let menu = menuOfDelegate(item, standard) else { return standard != nil }
    if mayInteract(with: item, .presentActions) {
      let box = boxes(of: Range(item.range)!).reduce(CGRect.null) { $0.union($1) }
      ContextMenuAnimator.run {
        delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: $0)
      }
      MenuOverlay.present(
        menu, from: self, at: box, sender: self,
        onDismiss: { [weak self] in
          self?.menuWillEnd(for: item)
        })
    }
    return true
  }

  private func menuWillEnd(for item: UITextItem) {
    ContextMenuAnimator.run {
      delegate?.textView(self, textItemMenuWillEndFor: item, animator: $0)
    }
  }

  /// Returns the delegate's menu for an item, or `nil` if it's empty.
  private func menuOfDelegate(_ item: UITextItem, _ standard: UIMenu?) -> UIMenu? {
    guard let delegate else { return standard }
    let configuration = delegate.textView(
      self, menuConfigurationFor: item, defaultMenu: standard ?? UIMenu())
    return configuration.flatMap { $0.menu.children.isEmpty ? nil : $0.menu }
  }

  private func mayInteract(with item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    guard let delegate else { return true }
    return switch item.content {
    case .link(let url):
      delegate.textView(
        self, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      delegate.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: true
    }
  }

  private func menu(of item: UITextItem) -> UIMenu? {
    switch item.content {
    case .link(let url):
      UIMenu(
        title: url.absoluteString,
        children: [
          UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { _ in
            UIApplication.shared.open(url)
          },
          UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.url = url
          },
        ])
    case .textAttachment(let attachment):
      UIMenu(children: [
        UIAction(title: "Copy Image", image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.image = attachment.image
        }
      ])
    case .tag: nil
    }
  }

  private func item(at point: CGPoint) -> UITextItem? {
    func isThere(_ range: Range<Int>) -> Bool {
      boxes(of: range).contains { $0.insetBy(dx: -4, dy: -4).contains(point) }
    }
    for (range, attributes) in editor.text.stretches(of: editor.all, over: [:]) {
      guard let content = UITextItem.Content(attributes), isThere(range) else { continue }
      return UITextItem(content, range: NSRange(range))
    }
    return detectedItems.first { isThere($0.range) }.map {
      UITextItem(.link($0.url), range: NSRange($0.range))
    }
  }

  // MARK: Detection

  /// The items that are detected in noneditable text, except for the app's own links.
  var detectedItems: [DetectedItem] {
    guard !dataDetectorTypes.isEmpty, !isEditable else { return [] }
    if let detected { return detected }
    let found = detect()
    detected = found
    return found
  }

  func detectionDidChange() {
    detected = nil
    containerDidChange()
  }

  private func detect() -> [DetectedItem] {
    let types = dataDetectorTypes.checkingTypes
    guard !types.isEmpty, let detector = try? NSDataDetector(types: types.rawValue) else {
      return []
    }
    let text = editor.text.string
    let all = NSRange(location: 0, length: editor.text.count)
    return detector.matches(in: text, range: all).enumerated().compactMap { number, match in
      guard let url = match.address(number) else { return nil }
      return DetectedItem(
        range: match.range.lowerBound..<match.range.upperBound, url: url)
    }
  }
}

extension UIDataDetectorTypes {
  fileprivate var checkingTypes: NSTextCheckingResult.CheckingType {
    var types: NSTextCheckingResult.CheckingType = []
    if contains(.link) { types.insert(.links) }
    if contains(.phoneNumber) { types.insert(.phoneNumbers) }
    if contains(.calendarEvent) { types.insert(.dates) }
    if contains(.address) { types.insert(.addresses) }
    return types
  }
}

extension NSTextCheckingResult {
  /// Returns the URL to open for a detected item.
  fileprivate func address(_ number: Int) -> URL? {
    if let url { return url }
    if let phoneNumber {
      return URL(string: "tel:" + phoneNumber.filter { $0.isNumber || $0 == "+" })
    }
    return URL(string: "x-apple-data-detectors://\(number)")
  }
}
