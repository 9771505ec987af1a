import Foundation
import Reports
import TestSupport
import Testing

/// The JUnit XML, validated with a schema of the format that build servers accept.
struct JUnitXMLTests {
  /// Returns the messages of `xmllint` about a document.
  private func errors(in text: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("junit.xml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("junit.rng")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    process.arguments = ["--noout", "--relaxng", schema.path, file.path]
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: said, as: UTF8.self)
  }

  @Test func isWhatBuildServersRead() throws {
    #expect(try errors(in: JUnitXML(.sample).text) == "")
    let none = RunReport(title: "Nothing", date: Date(), seconds: 0, runs: [])
    #expect(try errors(in: JUnitXML(none).text) == "")
  }

  @Test func theDescriptionFindsWhatIsWrong() throws {
    let text = JUnitXML(.sample).text
    for (old, new) in [
      ("classname=", "class="), ("<system-out>", "<out>"), (" tests=\"1\"", ""),
      ("time=\"0.250\"", "time=\"soon\""), ("<testsuites>", "<testsuites tests=\"3\">"),
    ] {
      #expect(try errors(in: text.replacing(old, with: new)) != "", "\(old)")
    }
  }

  @Test func tellsWhatFailedWhereAndWhatWasPrinted() {
    let text = JUnitXML(.sample).text
    #expect(text.contains("<testsuite id=\"0\" name=\"Flows\""))
    #expect(text.contains("name=\"testRed\" classname=\"MixerTests.ColorTests\" time=\"1.500\""))
    #expect(text.contains("Flows/a.yaml:3: “OK” is not visible\n    label “No”</failure>"))
    #expect(text.contains("<skipped message=\"not on Linux\"/>"))
    #expect(text.contains("<system-out>testRed: tapped</system-out>"))
    #expect(text.contains("<system-err>testRed: oh</system-err>"))
    #expect(text.contains("timestamp=\"1970-01-01T00:00:10\""))
  }
}
