import Foundation
import Fuzzing

/// A file for the project that commands are run with: its path on the first line, followed by its
/// contents.
struct CommandInput {
  /// A file of the project that mutants replace.
  struct Place {
    /// The path in the project.
    let path: String
    /// The endings of paths in this repository whose mutants can replace the file.
    let endings: [String]
    /// The relative frequency with which the file is chosen.
    let weight: Int
  }

  /// All files that mutants replace.
  static let places = [
    Place(
      path: "Tom's App/Base.lproj/Main.storyboard", endings: [".storyboard", ".xib"], weight: 20),
    Place(
      path: "Tom's App.xcodeproj/project.pbxproj",
      endings: ["Tom's App.xcodeproj/project.pbxproj"], weight: 12),
    Place(path: "Settings/App.xcconfig", endings: [".xcconfig"], weight: 8),
    Place(path: "Tom's App/Info.plist", endings: ["Info.plist"], weight: 6),
    Place(path: "Tom's App/Localizable.xcstrings", endings: [".xcstrings"], weight: 6),
    Place(
      path: "Tom's App/Assets.xcassets/Dot.imageset/Contents.json",
      endings: ["imageset/Contents.json"], weight: 6),
    Place(
      path: "Tom's App/Assets.xcassets/Ink.colorset/Contents.json",
      endings: ["colorset/Contents.json"], weight: 4),
    Place(path: "Tom's App/Assets.xcassets/Dot.imageset/dot.png", endings: [".png"], weight: 6),
    Place(path: "Tom's App/AppDelegate.swift", endings: [".swift"], weight: 2),
    Place(path: "Tom's App/-What's \"up\".swift", endings: ["-What's \"up\".swift"], weight: 1),
    Place(path: "Flows/names.yaml", endings: [".yaml"], weight: 20),
  ]
  /// The files whose changes don't require compilation by any command.
  static let resources = places.filter {
    !$0.path.hasSuffix(".swift") && !$0.path.hasSuffix(".pbxproj")
      && !$0.path.hasSuffix(".xcconfig") && !$0.path.hasSuffix(".yaml")
  }

  /// The path in the project.
  let path: String
  /// The contents of the file.
  let contents: Data

  /// Parses an input.
  ///
  /// If it doesn't name a file of the project, a file is chosen for it.
  init(_ input: Data) {
    let name = input.prefix { $0 != UInt8(ascii: "\n") }
    contents = Data(input.dropFirst(name.count + 1))
    let path = String(decoding: name, as: UTF8.self)
    self.path =
      Self.places.contains { $0.path == path }
      ? path : Self.places[name.reduce(0) { ($0 &* 31 &+ Int($1)) % 1009 } % Self.places.count].path
  }

  /// Returns inputs from this repository's files for some files of the project, in proportion to
  /// their weights.
  /// - Throws: An error if a file can't be read.
  static func corpus(_ places: [Place]) throws -> Corpus {
    var inputs: [Data] = []
    for place in places {
      let files = try Corpus("", projectFiles: place.endings).inputs
      let step = max(1, files.count / place.weight)
      for index in 0..<place.weight {
        inputs.append(Data("\(place.path)\n".utf8) + adapted(files[index * step % files.count]))
      }
    }
    return Corpus(inputs)
  }

  /// Returns a flow file with its app replaced by the project's app.
  private static func adapted(_ file: Data) -> Data {
    guard let text = String(data: file, encoding: .utf8), text.hasPrefix("appId:") else {
      return file
    }
    return Data(text.replacing(/^appId: .*/, with: "appId: dev.quince.Tom-s-App").utf8)
  }
}
