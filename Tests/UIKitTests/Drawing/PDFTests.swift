import Testing
import UIKit

@testable import UIKitCore

/// PDF documents that apps create, read by other software.
struct PDFTests {
  /// Returns the output of another project's tool for a document.
  private func output(of tool: String, _ arguments: [String], _ document: Data) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("document.pdf")
    try document.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments.map { $0 == "FILE" ? file.path : $0 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }

  private let page = CGRect(x: 0, y: 0, width: 300, height: 200)

  @Test func textStaysText() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Letter"]
    let document = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
      context.beginPage()
      NSString(string: "Good morning").draw(
        at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 400), pageInfo: [:])
      NSString(string: "Second").draw(at: CGPoint(x: 5, y: 5), withAttributes: nil)
    }
    #expect(document.prefix(5) == Data("%PDF-".utf8))
    let text = try output(of: "pdftotext", ["FILE", "-"], document)
    #expect(text.contains("Good morning"))
    #expect(text.contains("Second"))
    let info = try output(of: "pdfinfo", ["-f", "1", "-l", "2", "FILE"], document)
    #expect(info.contains("Pages:           2"))
    #expect(info.contains("Letter"))
    #expect(info.contains("300 x 200 pts"))
    #expect(info.contains("100 x 400 pts"))
  }

  @Test func shapesAreDrawnWhereTheyAre() throws {
    let document = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 150, height: 200))
    }
    let svg = try output(of: "pdftocairo", ["-svg", "FILE", "-"], document)
    #expect(svg.replacingOccurrences(of: " ", with: "").contains("fill:rgb(100%,0%,0%)"))
    #expect(svg.contains("L 150 200"))
  }

  @Test func functionsWriteIntoData() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, page, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == page)
    NSString(string: "Functions").draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
    UIGraphicsSetPDFContextURLForRect(
      try #require(URL(string: "https://example.com")), CGRect(x: 0, y: 0, width: 50, height: 20))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 60), nil)
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 50, height: 60))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let document = Data(referencing: data)
    #expect(try output(of: "pdftotext", ["FILE", "-"], document).contains("Functions"))
    #expect(try output(of: "pdfinfo", ["-url", "FILE"], document).contains("https://example.com"))
  }
}
