import Foundation
import Testing

/// The sample app HelloEnrique, which is written again from an empty folder: by `quince new`, and by
/// editing texts.
struct ProjectFromScratchTests {
  private static let app = "Apps/HelloEnrique/HelloEnrique"

  @Test func helloEnriquePassesItsFlows() throws {
    let folder = try WorkingFolder()
    let name = "HelloEnrique"
    #expect(try folder.quince("new", name, "--bundle-prefix", "dev.quince").code == 0)
    let colors = [
      "PalettePrimary": "#F7D488", "PaletteSecondary": "#F3B61F", "PaletteHighlight": "#D3FAD6",
      "PaletteAccentLight": "#E01A4F", "PaletteAccentDark": "#270722",
    ]
    for (color, value) in colors {
      let outcome = try folder.quince("new", "asset", color, "--color", value, "--project", name)
      #expect(outcome.code == 0, "\(outcome)")
      let set = "Assets.xcassets/\(color).colorset/Contents.json"
      #expect(
        try folder.text("\(name)/\(name)/\(set)")
          == String(
            contentsOf: Command.repository.appendingPathComponent("\(Self.app)/\(set)"),
            encoding: .utf8))
    }
    try edit(folder, name)
    let played = try folder.quince(
      "play", Command.repository.appendingPathComponent("Apps/HelloEnrique/Flows").path, name)
    #expect(played.code == 0, "\(played)")
    #expect(played.output.contains(" passed, 0 failed"))
  }

  private func edit(_ folder: WorkingFolder, _ name: String) throws {
    for path in ["ViewController.swift", "Base.lproj/Main.storyboard"] {
      let text = try String(
        contentsOf: Command.repository.appendingPathComponent("\(Self.app)/\(path)"),
        encoding: .utf8)
      try folder.write(text, to: "\(name)/\(name)/\(path)")
    }
    try folder.edit(
      "\(name)/\(name)/Info.plist",
      [
        "\t</dict>\n</dict>":
          "\t</dict>\n\t<key>UIUserInterfaceStyle</key>\n\t<string>Light</string>\n</dict>"
      ])
    try folder.edit(
      "\(name)/\(name).xcodeproj/project.pbxproj",
      [
        "IPHONEOS_DEPLOYMENT_TARGET = 26.0;": "IPHONEOS_DEPLOYMENT_TARGET = 16.0;",
        "INFOPLIST_FILE = HelloEnrique/Info.plist;": """
        INFOPLIST_FILE = HelloEnrique/Info.plist;
        \t\t\t\tINFOPLIST_KEY_CFBundleDisplayName = "Hello Enrique";
        """,
      ])
  }
}
