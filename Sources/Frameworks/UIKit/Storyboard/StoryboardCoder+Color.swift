import DisplayList

extension StoryboardCoder {
  /// Returns a `<color key="…">`.
  ///
  /// The result is also `nil` for `<nil key="…">`.
  func color(key: String) -> UIColor? { color(key: key, of: node) }

  /// Returns the color that a `<color>` element describes.
  func color(_ node: StoryboardNode) -> UIColor? {
    if let name = node["cocoaTouchSystemColor"] ?? node["systemColor"], node["red"] == nil,
      node["white"] == nil
    {
      return systemColor(name, at: node)
    }
    if let name = node["name"] { return namedColor(name, at: node) }
    return components(of: node)
  }

  private func systemColor(_ name: String, at node: StoryboardNode) -> UIColor? {
    if let color = NamedColors.byName[name] ?? NamedColors.byName[name + "Color"] { return color }
    if let resource = file.resource("systemColor", named: name)?.child("color") {
      return components(of: resource)
    }
    file.warn("unknown system color “\(name)”", at: node)
    return nil
  }

  private func namedColor(_ name: String, at node: StoryboardNode) -> UIColor? {
    if node["catalog"] == "System", let color = MacColors.byName[name] { return color }
    if let color = UIColor(named: name) { return color }
    if let resource = file.resource("namedColor", named: name)?.child("color") {
      return color(resource)
    }
    file.warn("no asset catalog has a color named \(name)", at: node)
    return nil
  }

  private func components(of node: StoryboardNode) -> UIColor? {
    let limit = AppLimit.colorComponent.maximum
    let alpha = node.double("alpha", atMost: limit) ?? 1
    if let white = node.double("white", atMost: limit) {
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = node.double("red", atMost: limit),
      let green = node.double("green", atMost: limit),
      let blue = node.double("blue", atMost: limit)
    else {
      file.warn("a color without components", at: node)
      return nil
    }
    switch node["customColorSpace"] ?? node["colorSpace"] {
    case "displayP3":
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    default:
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
