extension UIView: StoryboardDecodable {
  /// Applies a storyboard's settings for the view and its layout.
  final func decodeAll(_ coder: StoryboardCoder) {
    decode(coder)
    decodeLayout(from: coder)
  }

  /// Applies a storyboard's settings for the view.
  final func decode(_ coder: StoryboardCoder) {
    if let rect = coder.frame { frame = rect }
    if let mask = coder.node.child(key: "autoresizingMask") { decodeAutoresizingMask(mask) }
    if let translates = coder.bool("translatesAutoresizingMaskIntoConstraints") {
      translatesAutoresizingMaskIntoConstraints = translates
    }
    if let mode = coder.value("contentMode", Self.contentModes) { contentMode = mode }
    if let semantics = coder.value("semanticContentAttribute", Self.semantics) {
      semanticContentAttribute = semantics
    }
    if let clips = coder.bool("clipsSubviews") { clipsToBounds = clips }
    isOpaque = coder.bool("opaque") ?? true
    if let opacity = coder.double("alpha") { alpha = opacity }
    if let hidden = coder.bool("hidden") { isHidden = hidden }
    if let tag = coder.integer("tag", atMost: .greatestFiniteMagnitude) { self.tag = tag }
    if let takes = coder.bool("userInteractionEnabled") { isUserInteractionEnabled = takes }
    if let multiple = coder.bool("multipleTouchEnabled") { isMultipleTouchEnabled = multiple }
    if let exclusive = coder.bool("exclusiveTouch") { isExclusiveTouch = exclusive }
    if let resizes = coder.bool("autoresizesSubviews") { autoresizesSubviews = resizes }
    if let clears = coder.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
    if let rect = coder.rect(key: "contentStretch") { layer.contentsCenter = rect }
    if let color = coder.color(key: "backgroundColor") { backgroundColor = color }
    if let color = coder.color(key: "tintColor") { tintColor = color }
    if let style = coder.value("userInterfaceStyle", Self.styles) {
      overrideUserInterfaceStyle = style
    }
    if let identifier = coder.string("restorationIdentifier") { restorationIdentifier = identifier }
    if let node = coder.node.child(key: "accessibilityConfiguration") {
      decodeAccessibility(node, coder)
    }
    for subview in coder.objects(in: "subviews", as: UIView.self) { addSubview(subview) }
  }

  private func decodeAutoresizingMask(_ node: StoryboardNode) {
    let parts: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    autoresizingMask = []
    for (name, part) in parts where node.bool(name) == true { autoresizingMask.insert(part) }
  }

  private func decodeAccessibility(_ node: StoryboardNode, _ coder: StoryboardCoder) {
    if let identifier = node["identifier"] { accessibilityIdentifier = identifier }
    if let label = coder.string("label", of: node) { accessibilityLabel = label }
    if let hint = coder.string("hint", of: node) { accessibilityHint = hint }
    if let value = coder.string("value", of: node) { accessibilityValue = value }
    if let element = node.child(key: "isElement").flatMap({ $0.bool("value") })
      ?? node.bool("isElement")
    {
      isAccessibilityElement = element
    }
    guard let traits = node.children.first(where: { $0["key"] == "traits" }) else { return }
    accessibilityTraits = []
    for (name, trait) in Self.accessibilityTraits where traits.bool(name) == true {
      accessibilityTraits.insert(trait)
    }
  }

  private static let contentModes: [String: ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  private static let styles: [String: UIUserInterfaceStyle] = [
    "unspecified": .unspecified, "light": .light, "dark": .dark,
  ]

  private static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn), ("header", .header),
  ]
}
