extension UITextView {
  func decodeText(from coder: StoryboardCoder) {
    backgroundColor = coder.color(key: "backgroundColor")
    font = coder.font(key: "fontDescription")
    textColor = coder.color(key: "textColor")
    textAlignment = coder.value("textAlignment", UITextField.alignments) ?? .natural
    isEditable = coder.bool("editable") ?? true
    isSelectable = coder.bool("selectable") ?? true
    adjustsFontForContentSizeCategory = coder.bool("adjustsFontForContentSizeCategory") ?? false
    if let node = coder.node.child(key: "dataDetectorTypes") {
      dataDetectorTypes = Self.dataDetectors.reduce(into: []) {
        if node.bool($1.key) == true { $0.formUnion($1.value) }
      }
    }
    StoryboardInputTraits(coder).apply(to: self)
    text = coder.string("text")
    if let attributed = coder.attributedString(key: "attributedText") {
      attributedText = attributed
    }
    editor.setSelection(0..<0)
  }

  private static let dataDetectors: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
    "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
  ]
}
