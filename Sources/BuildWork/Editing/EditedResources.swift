import AppBuilder
import Foundation
import Safeguards

/// The storyboards and asset catalogs of a project, as its code sees them.
struct EditedResources {
  /// The names that code uses in strings.
  private(set) var names = ProjectNames()
  /// The members that storyboards connect, but that classes don't have.
  private(set) var missing: [MissingMember] = []

  init(of project: EditedProject) {
    let assets = AssetChecks(project.target)
    for (name, place) in assets.images { names.images[name] = Self.image(in: place)?.path ?? "" }
    for (name, place) in assets.colors { names.colors[name] = Self.color(in: place) ?? "" }
    for file in project.interfaces {
      guard let document = try? InterfaceDocument(file) else { continue }
      let name = file.lastPathComponent
      if file.pathExtension == "storyboard" {
        names.storyboards[file.deletingPathExtension().lastPathComponent] = name
      }
      for element in document.root.all {
        if let scene = element["storyboardIdentifier"] { names.scenes[scene] = name }
        if let cell = element["reuseIdentifier"] { names.reuse[cell] = name }
        if element.name == "segue", let segue = element["identifier"] { names.segues[segue] = name }
      }
      missing += MissingMembers(of: document, in: project, assets.catalog).all
    }
  }

  /// Returns the file with the best version of an image.
  private static func image(in place: URL) -> URL? {
    guard MacFileSystem.isFolder(place) else { return place }
    let entries = contents(of: place)?["images"] as? [[String: Any]] ?? []
    let best = entries.filter { $0["filename"] is String && $0["appearances"] == nil }.max {
      ($0["scale"] as? String ?? "1x") < ($1["scale"] as? String ?? "1x")
    }
    return (best?["filename"] as? String).map { place.appendingPathComponent($0) }
  }

  /// Returns a color as a hexadecimal number.
  private static func color(in place: URL) -> String? {
    let entries = contents(of: place)?["colors"] as? [[String: Any]] ?? []
    let plain = entries.first { $0["appearances"] == nil } ?? entries.first
    guard let color = plain?["color"] as? [String: Any],
      let components = color["components"] as? [String: Any]
    else { return nil }
    let gray = component(components["white"])
    let values = ["red", "green", "blue"].map { component(components[$0]) ?? gray ?? 0 }
    return values.map { value in
      let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16).uppercased()
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  /// Returns the value of a component: a fraction, an integer up to 255, or a hexadecimal number.
  private static func component(_ value: Any?) -> Double? {
    guard let text = value.map({ "\($0)" }) else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }

  private static func contents(of folder: URL) -> [String: Any]? {
    try? JSONFile.read(folder.appendingPathComponent("Contents.json"), what: "the set")
  }
}
