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

    /// Reads the version that last updated a project's settings, such as `0930` for Xcode 9.3,
    /// `2660` for 26.6, or `27.2` in a `project.xcproj`.
    /// - Returns: `nil` for 9999, which turns the check off, or if the text isn't a version.
    package init?(upgradeCheck text: some StringProtocol) {
      let numbers = text.split(separator: ".").compactMap { Int($0) }
      switch numbers.count {
      case 1 where numbers[0] != 9999:
        self.init(major: numbers[0] / 100, minor: numbers[0] / 10 % 10)
      case 2...: self.init(major: numbers[0], minor: numbers[1])
      default: return nil
      }
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
    let updated =
      text.firstMatch(of: /LastUpgradeCheck = "?([0-9]{3,6})/)?.1
      ?? text.firstMatch(of: /["']last-upgrade["']\s*:\s*["']([0-9]{1,4}\.[0-9]{1,4})/)?.1
    xcode = updated.flatMap { Xcode(upgradeCheck: $0) }
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
