import Foundation
import Safeguards

/// A search for the scene manifest of a project's apps, in the texts of its files.
package struct SceneManifestSearch {
  private static let key = "UIApplicationSceneManifest"

  /// Whether the project has an app and none of its apps has a manifest.
  package let isMissing: Bool

  /// Searches the file of an `.xcodeproj`, and the Info.plist files that it names.
  package init(in project: URL) {
    let folder = project.deletingLastPathComponent()
    let area = ReadingArea(around: folder)
    func text(of file: URL) -> String? {
      (try? area.resolve(file)).flatMap { try? InputFile.text(of: $0) }
    }
    let files = ProjectFinder.fileNames.map(project.appendingPathComponent)
    guard let contents = files.last(where: MacFileSystem.exists).flatMap(text),
      contents.contains(/product-type(\.application|["']?\s*:\s*["']application)["']/),
      !contents.contains(Self.key)
    else {
      isMissing = false
      return
    }
    let names = contents.matches(of: /INFOPLIST_FILE["']?\s*[=:]\s*["']?([^"',;\n]{1,1000})/)
    isMissing = !Set(names.map(\.1)).contains { name in
      let path = name.replacing(/^\$[({](SRCROOT|PROJECT_DIR)[)}]\//, with: "")
      return text(of: folder.appendingPathComponent(String(path)))?.contains(Self.key) == true
    }
  }

  /// A sentence about apps without a manifest, without a period, or `nil` if there are none.
  package var advice: String? {
    guard isMissing else { return nil }
    return "the app has no scenes (\(Self.key)), so iOS 27 won't launch it when it's built with "
      + "the SDK of Xcode 27"
  }
}
