import Foundation

/// The text of a storyboard, as Interface Builder writes it.
package struct Storyboard {
  /// The text.
  package private(set) var text: String

  /// An error for a scene that a storyboard can't get.
  package struct Unsuitable: Error, CustomStringConvertible {
    /// The reason.
    package let description: String
  }

  /// Reads the text of a storyboard.
  /// - Throws: `Unsuitable` if the text isn't a storyboard for iOS.
  package init(_ text: String) throws {
    guard text.contains("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB") else {
      throw Unsuitable(description: "this isn't a storyboard for iOS")
    }
    self.text = text
  }

  /// Creates a storyboard with one scene, which is the initial one.
  init(_ scene: StoryboardScene, isLaunchScreen: Bool = false) {
    let ids = StoryboardIDs(scene.name, in: "")
    let launch = isLaunchScreen ? #" launchScreen="YES""# : ""
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24128" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"\(launch) \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="\(ids["controller"])">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="24063"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
              <capability name="System colors in document resources" minToolsVersion="11.0"/>
              <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
          </dependencies>
          <scenes>
      \(scene.text(ids, at: (0, 0), background: .resource))
          </scenes>
          <resources>
              <systemColor name="systemBackgroundColor">
                  <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </systemColor>
          </resources>
      </document>

      """
  }

  /// Adds a scene after the others, to the right of them on the canvas.
  /// - Throws: `Unsuitable` if the storyboard has a scene with the identifier, or no list of scenes.
  package mutating func add(_ scene: StoryboardScene) throws {
    if let identifier = scene.identifier, text.contains(#"storyboardIdentifier="\#(identifier)""#) {
      throw Unsuitable(description: "the storyboard already has a scene “\(identifier)”")
    }
    let newline = text.contains("\r\n") ? "\r\n" : "\n"
    let background: StoryboardScene.Background =
      text.contains(#"<systemColor name="systemBackgroundColor""#) ? .resource : .attribute
    let ids = StoryboardIDs(scene.name, in: text)
    let lines =
      scene.text(
        ids, showing: try shown(by: scene), at: freePlace, background: background
      ).replacing("\n", with: newline) + newline
    if let end = text.range(of: "</scenes>", options: .backwards) {
      let line = text[..<end.lowerBound].lastIndex { $0.isNewline }
      text.insert(
        contentsOf: lines, at: line.map { text.index(after: $0) } ?? end.lowerBound)
    } else if let empty = text.range(of: "<scenes/>") {
      text.replaceSubrange(empty, with: "<scenes>\(newline)\(lines)    </scenes>")
    } else {
      throw Unsuitable(description: "the storyboard has no list of scenes")
    }
    if scene.isInitial { try start(with: ids["controller"]) }
  }

  /// Returns the IDs of the controllers that a scene's controller shows from the start.
  private func shown(by scene: StoryboardScene) throws(Unsuitable) -> [String] {
    let most = scene.kind.mostShownScenes
    guard scene.shown.count <= most else {
      throw Unsuitable(
        description: most == 0
          ? "only navigation and tab controllers show other scenes in their own"
          : "a \(scene.kind.superclass) shows at most \(most) other scenes from the start")
    }
    return try scene.shown.map { (name) throws(Unsuitable) in
      let tags = text.matches(of: /<\w+[Cc]ontroller [^>]*>/).map(\.output)
      let found =
        tags.first { $0.contains(" storyboardIdentifier=\"\(name)\"") }
        ?? tags.first { $0.contains(" customClass=\"\(name)\"") }
      guard let id = found?.firstMatch(of: /\sid="([^"]+)"/)?.1 else {
        throw Unsuitable(
          description: "the storyboard has no scene with the identifier or class “\(name)”")
      }
      return String(id)
    }
  }

  /// Makes a scene the first one.
  private mutating func start(with controller: String) throws(Unsuitable) {
    guard let document = text.firstMatch(of: /<document [^>]*>/) else {
      throw Unsuitable(description: "the storyboard has no document")
    }
    let attribute = " initialViewController=\"\(controller)\""
    var tag = String(document.output)
    if let old = tag.firstMatch(of: /\sinitialViewController="[^"]*"/) {
      tag.replaceSubrange(old.range, with: attribute)
    } else {
      tag.insert(contentsOf: attribute, at: tag.index(before: tag.endIndex))
    }
    text.replaceSubrange(document.range, with: tag)
  }

  /// The place on the canvas to the right of the rightmost scene.
  private var freePlace: (x: Double, y: Double) {
    let point = /<point key="canvasLocation" x="(-?[0-9.]+)" y="(-?[0-9.]+)"/
    let places = text.matches(of: point).compactMap { match in
      Double(match.1).flatMap { x in Double(match.2).map { (x, $0) } }
    }
    guard let last = places.max(by: { $0.0 < $1.0 }) else { return (0, 0) }
    return ((last.0 + 900).rounded(), last.1.rounded())
  }
}
