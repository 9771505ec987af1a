import Foundation
import Safeguards

/// The versions of Xcode and of its project format that a project's file names.
package struct ProjectVersion: Equatable, Sendable {
  /// A version of Xcode, such as 27.2.
  package struct Xcode: Comparable, CustomStringConvertible, Sendable {
    let major: Int
    let minor: Int

    init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    /// Reads a project's `LastUpgradeCheck`, such as `0930` for Xcode 9.3 or `2660` for 26.6.
    /// - Returns: `nil` for 9999, which turns the check off, or if the text isn't a number.
    package init?(upgradeCheck text: some StringProtocol) {
      guard let code = Int(text), code != 9999 else { return nil }
      self.init(major: code / 100, minor: code / 10 % 10)
    }

    /// The version, such as `27.2`.
    package var description: String { "\(major).\(minor)" }

    /// Returns whether a version precedes another one.
    package static func < (one: Xcode, other: Xcode) -> Bool {
      (one.major, one.minor) < (other.major, other.minor)
    }
  }

  /// The latest version of Xcode whose projects Quince knows.
  package static let latestXcode = Xcode(major: 27, minor: 3)
  /// The latest number of the format of a `project.pbxproj` that Quince knows.
  package static let latestFormat = 110

  /// The number of the format of a `project.pbxproj`.
  let format: Int?
  /// The version of Xcode that last updated the project's settings.
  let xcode: Xcode?

  /// Reads the file of an `.xcodeproj`.
  /// - Returns: `nil` if it can't be read.
  package init?(of project: URL) {
    let files = ProjectFinder.fileNames.map(project.appendingPathComponent)
    guard let file = files.last(where: MacFileSystem.exists),
      let text = try? InputFile.text(of: file)
    else { return nil }
    self.init(text)
  }

  /// Reads the text of a project's file, in either of Xcode's formats.
  init(_ text: String) {
    format = text.firstMatch(of: /objectVersion = "?([0-9]{1,6})/).flatMap { Int($0.1) }
    if let match = text.firstMatch(of: /LastUpgradeCheck = "?([0-9]{3,6})/),
      let updated = Xcode(upgradeCheck: match.1)
    {
      xcode = updated
    } else if let match = text.firstMatch(
      of: /["']last-upgrade["']\s*:\s*["']([0-9]{1,4})\.([0-9]{1,4})/),
      let major = Int(match.1), let minor = Int(match.2)
    {
      xcode = Xcode(major: major, minor: minor)
    } else {
      xcode = nil
    }
  }

  /// A sentence about a project that's newer than this version of Quince, without a period, or `nil`
  /// if it isn't newer.
  package var advice: String? {
    if let xcode, xcode > Self.latestXcode {
      return "the project is for Xcode \(xcode), but this version of Quince knows only versions up "
        + "to \(Self.latestXcode)"
    }
    if let format, format > Self.latestFormat {
      return "the project has the format \(format), but this version of Quince knows only formats "
        + "up to \(Self.latestFormat)"
    }
    return nil
  }
}
