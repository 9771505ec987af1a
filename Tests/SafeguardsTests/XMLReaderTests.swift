import Foundation
import Safeguards
import Testing

/// Reading other people's XML.
struct XMLReaderTests {
  /// Records its calls.
  private final class Recorder: XMLListener {
    var events: [String] = []

    func start(_ element: String, attributes: [String: String], line: Int) {
      events.append("\(element)@\(line)\(attributes.isEmpty ? "" : " \(attributes)")")
    }

    func end() { events.append("end") }

    func text(_ text: String) { events.append(text) }
  }

  private func failure(_ data: Data) -> XMLReader.Failure? {
    do throws(XMLReader.Failure) {
      try XMLReader.read(data, to: Recorder())
      return nil
    } catch {
      return error
    }
  }

  @Test func partsComeInTheirOrder() throws {
    let recorder = Recorder()
    try XMLReader.read(
      Data("<a>\n<b c=\"d\"/>text<![CDATA[<e>]]></a>".utf8), to: recorder)
    #expect(
      recorder.events.filter { $0 != "\n" } == [
        "a@1", "b@2 [\"c\": \"d\"]", "end", "text", "<e>", "end",
      ])
  }

  @Test(
    arguments: [
      ("", nil, "the file is empty"), ("no XML", 1, "this isn't XML"),
      ("<!-- -->", 1, "this isn't XML"),
      ("<a>\n<b>\n</a>", 3, "an end tag doesn't match <b> of line 2"),
      ("<a>\n<b>", 2, "the XML ends before <b> of line 2 is closed"),
      ("<a b='1' b='2'/>", 1, "an attribute is given twice"),
      ("<a b='<'/>", 1, "an attribute's value contains a bare <; write &lt;"),
      ("<a b=1/>", 1, "an attribute's value isn't in quotation marks"),
      ("<a>\n&nothing;</a>", 2, "unknown entity after &; write &amp;"),
      (
        "<a><1/></a>", 1, "a bare & or < isn't followed by a name; write &amp; or &lt;"
      ),
      (
        "<a>\nR & D</a>", 2, "a bare & or < isn't followed by a name; write &amp; or &lt;"
      ),
      ("<a><?a?b?></a", 1, "this isn't well-formed XML, inside <a> of line 1"),
      (
        "<?xml version='1.0' encoding='latin1'?><a/>", 1,
        "the file declares the encoding latin1; use UTF-8"
      ),
      (
        "<!-- <!DOCTYPE a> -->\n<!DOCTYPE a [<!ENTITY b SYSTEM \"c\">]><a/>", 2,
        "the file declares a document type that Quince doesn't support"
      ),
      (
        "<a>\n<<<<<<< HEAD\n</a>", 2,
        "the file contains a merge conflict; resolve it, or take one side with `git checkout --ours`"
      ),
    ] as [(String, Int?, String)])
  func whatIsWrongIsSaidWithItsLine(_ text: String, _ line: Int?, _ message: String) {
    let failure = failure(Data(text.utf8))
    #expect(failure?.message == message)
    #expect(failure?.line == line)
  }

  /// As Illustrator and other programs write SVG files.
  @Test(arguments: [
    "<!DOCTYPE a>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'>", "<!DOCTYPE a [ ]>",
    "<!DOCTYPE a PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/[svg11.dtd\">",
    "<!DOCTYPE a [<!-- no ] --> <!ENTITY ns 'http://b'>\n<!ENTITY c \"d\" >]>",
  ])
  func aTypeThatOnlyNamesOrDefinesTextIsAccepted(_ type: String) throws {
    let recorder = Recorder()
    try XMLReader.read(Data("<?xml version='1.0'?>\n\(type)<a b='c'/>".utf8), to: recorder)
    #expect(recorder.events.last == "end" && recorder.events.count == 2)
  }

  @Test func entitiesStandForTheirText() throws {
    let recorder = Recorder()
    try XMLReader.read(
      Data("<!DOCTYPE a [<!ENTITY ns \"http://b\">]><a xmlns=\"&ns;\"/>".utf8), to: recorder)
    #expect(recorder.events == ["a@1 [\"xmlns\": \"http://b\"]", "end"])
  }

  @Test(arguments: [
    "<!ENTITY b SYSTEM \"c\">", "<!ENTITY % b \"c\">", "<!ENTITY b \"&c;&c;\">", "%b;",
    "<!ENTITY b \"%c;\">", "<!ENTITY b \"<c/>\">", "<!ENTITY b \"c", "<!ELEMENT b ANY>",
    "<!ENTITY b \"\(String(repeating: "c", count: 257))\">",
  ])
  func aTypeThatNamesFilesOrGrowsIsRefused(_ subset: String) {
    let failure = failure(Data("<!DOCTYPE a [\(subset)]><a/>".utf8))
    #expect(failure?.message == "the file declares a document type that Quince doesn't support")
  }

  @Test func aLongDocumentDefinesNoEntities() {
    let text = "<!DOCTYPE a [<!ENTITY b \"c\">]><a>\(String(repeating: "&b;", count: 350_000))</a>"
    #expect(
      failure(Data(text.utf8))?.message
        == "the file declares a document type that Quince doesn't support")
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let failure = failure(Data("<a>\n".utf8) + [0xFF] + Data("</a>".utf8))
    #expect(failure?.message == "the file isn't in UTF-8" && failure?.line == 2)
  }

  @Test func elementsMayNotNestWithoutEnd() {
    let depth = 300
    let text =
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(failure(Data(text.utf8))?.message == "elements are nested more than 256 deep")
  }

  @Test func thereMayNotBeElementsWithoutEnd() {
    let text = "<a>" + String(repeating: "<b/>", count: 500_000) + "</a>"
    #expect(failure(Data(text.utf8))?.message == "there are more than 500000 elements")
  }
}
