extension StoryboardCoder {
  /// A `<color key="…">`; `nil` also for `<nil key="…">`.
  func color(key: String) -> UIColor? { color(key: key, of: node) }

  /// The colour that a `<color>` element stands for.
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
    file.warn("the system colour \(name) is not known", at: node)
    return nil
  }

  private func namedColor(_ name: String, at node: StoryboardNode) -> UIColor? {
    if let color = UIColor(named: name) { return color }
    if let resource = file.resource("namedColor", named: name)?.child("color") {
      return color(resource)
    }
    file.warn("no asset catalog has a colour named \(name)", at: node)
    return nil
  }

  private func components(of node: StoryboardNode) -> UIColor? {
    let alpha = node.double("alpha") ?? 1
    if let white = node.double("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = node.double("red"), let green = node.double("green"),
      let blue = node.double("blue")
    else {
      file.warn("a colour without components", at: node)
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
