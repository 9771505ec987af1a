import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Simulator

/// The strings of an app that name the texts of notifications.
struct AppStringsTests {
  private let bundle: TemporaryFolder

  init() throws {
    bundle = try TemporaryFolder()
    try write(#"/* A */ "HELLO" = "Hello, %@!"; "TWO" = "%2$@ %1$@ 100%%"; plain = "x";"#, "en")
    try write(#""HELLO" = "Hallo, %@!"; "ACCENT" = "\U00e9";"#, "de")
    try write(#""BASE" = "B"; "HELLO" = "No";"#, "Base")
    try write(#""ALONE" = "A";"#, nil)
  }

  private func write(_ text: String, _ language: String?, as encoding: String.Encoding = .utf8)
    throws
  {
    let folder = language.map { bundle.file("\($0).lproj") } ?? bundle.url
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try #require(text.data(using: encoding))
      .write(to: folder.appendingPathComponent("Localizable.strings"))
  }

  private func text(
    _ key: String, _ arguments: [String] = [], in language: String = "en-US"
  ) throws -> String? {
    try AppStrings(in: bundle.url, developmentRegion: "en", language: language)
      .text(for: key, arguments)
  }

  @Test func placeholdersAreReplaced() throws {
    #expect(try text("HELLO", ["Ada"]) == "Hello, Ada!")
    #expect(try text("TWO", ["one", "%@"]) == "%@ one 100%")
    #expect(try text("HELLO") == "Hello, %@!")
    #expect(try text("plain", ["Ada"]) == "x")
  }

  @Test func theLanguageIsTheUsers() throws {
    #expect(try text("HELLO", ["Ada"], in: "de-CH") == "Hallo, Ada!")
    #expect(try text("ACCENT", in: "de-CH") == "é")
    #expect(try text("HELLO", ["Ada"], in: "fr-FR") == "Hello, Ada!")
    #expect(try text("BASE") == "B")
    #expect(try text("ALONE") == "A")
    #expect(try text("NONE") == nil)
  }

  @Test func filesCanBeInOtherFormats() throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>HELLO</key><string>Salut &amp; %@</string>
      <key>LIST</key><dict><key>HELLO</key><string>No</string></dict>
      </dict></plist>
      """, "fr")
    #expect(try text("HELLO", ["Ada"], in: "fr-FR") == "Salut & Ada")
    try write(#""HELLO" = "Ciao, %@!";"#, "it", as: .utf16)
    #expect(try text("HELLO", ["Ada"], in: "it-IT") == "Ciao, Ada!")
    try write("\u{FEFF}\"HELLO\" = \"Hej, %@!\";", "sv")
    #expect(try text("HELLO", ["Ada"], in: "sv-SE") == "Hej, Ada!")
  }

  @Test func brokenFilesHaveNoStrings() throws {
    for broken in ["", "\"HELLO", "<plist><dict>", String(repeating: "{", count: 100_000)] {
      try write(broken, "en")
      #expect(try text("HELLO") == "No")
    }
  }

  @Test func aTextHasALimit() throws {
    let long = String(repeating: "%@", count: Int(AppLimit.notificationText.maximum))
    try write("\"HELLO\" = \"\(long)\";", "en")
    #expect(throws: LimitExceeded.self) { try text("HELLO", ["Ada"]) }
  }
}
