import Foundation
import Safeguards
import Testing

/// Reads XML of strangers.
struct XMLReaderTests {
  /// Writes down what it's called with.
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
      ("", nil, "the file is empty"), ("no XML", 1, "this is no XML"),
      ("<!-- -->", 1, "this is no XML"),
      ("<a>\n<b>\n</a>", 3, "an end tag does not match <b> of line 2"),
      ("<a>\n<b>", 2, "the XML ends before <b> of line 2 is closed"),
      ("<a b='1' b='2'/>", 1, "an attribute is given twice"),
      ("<a b='<'/>", 1, "an attribute's value holds a bare <; write &lt;"),
      ("<a b=1/>", 1, "an attribute's value is not in quotation marks"),
      ("<a>\n&nothing;</a>", 2, "an & stands for no known entity; write &amp;"),
      (
        "<a><1/></a>", 1, "a bare & or < stands where a name must follow; write &amp; or &lt;"
      ),
      (
        "<a>\nR & D</a>", 2, "a bare & or < stands where a name must follow; write &amp; or &lt;"
      ),
      ("<a><?a?b?></a", 1, "this is no well-formed XML, inside <a> of line 1"),
      (
        "<?xml version='1.0' encoding='latin1'?><a/>", 1,
        "the file says that it is in latin1, not in UTF-8"
      ),
      (
        "<!-- <!DOCTYPE a> -->\n<!DOCTYPE a><a/>", 2,
        "the file declares a document type, and Quince reads no file that does"
      ),
      (
        "<a>\n<<<<<<< HEAD\n</a>", 2,
        "the file holds a merge conflict; resolve it, or take one side with `git checkout --ours`"
      ),
    ] as [(String, Int?, String)])
  func whatIsWrongIsSaidWithItsLine(_ text: String, _ line: Int?, _ message: String) {
    let failure = failure(Data(text.utf8))
    #expect(failure?.message == message)
    #expect(failure?.line == line)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let failure = failure(Data("<a>\n".utf8) + [0xFF] + Data("</a>".utf8))
    #expect(failure?.message == "the file is not in UTF-8" && failure?.line == 2)
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
