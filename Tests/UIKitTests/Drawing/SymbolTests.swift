import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The symbols in `Sources/Frameworks/UIKit/Images/Symbols`.
@MainActor struct SymbolTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Frameworks/UIKit/Images/Symbols").standardized

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: ["", "Characters"])
  func everyFileIsASymbol(_ subfolder: String) throws {
    let folder = Self.folder.appendingPathComponent(subfolder)
    let names = try Self.names(in: folder).filter { $0 != "Characters" }
    #expect(names.count >= 10)
    for name in names {
      let file = folder.appendingPathComponent(name)
      #expect(file.pathExtension == "svg", "\(file.path) is no SVG file")
      do {
        _ = try SymbolDrawing.symbol(named: name, in: file)
      } catch {
        Issue.record("\(file.path):\(error.line ?? 1): \(error.reason)")
      }
    }
  }

  @Test func everyFileIsFoundByItsName() throws {
    for file in try Self.names(in: Self.folder) where file.hasSuffix(".svg") {
      #expect(UIImage(systemName: String(file.dropLast(4))) != nil, "\(file)")
    }
  }

  @Test func aSymbolIsAsLargeAsItsFileSaysBesideTextOf17Points() {
    #expect(UIImage(systemName: "chevron.right")?.size == CGSize(width: 12, height: 18))
  }

  @Test(arguments: ["0.circle", "star.circle", "heart.circle.fill", "circle", "clock"])
  func circlesAreAsLargeAsTheSystems(_ name: String) throws {
    let size = try #require(UIImage(systemName: name)?.size)
    #expect(abs(size.width - 19) < 0.34 && abs(size.height - 18.5) < 0.34)
  }

  /// On iOS, the strokes of the large plus sign in a bar button are 1.64 points wide.
  @Test(arguments: [UIImage.SymbolScale.small, .medium, .large])
  func linesAreAsWideAtEveryScale(_ scale: UIImage.SymbolScale) throws {
    let plus = try #require(SymbolLibrary.symbol(named: "plus"))
    var factor = 0.0
    var width = 0.0
    for command in plus.commands(UIImage.SymbolConfiguration.Values(scale: scale), color: .black) {
      if case .concatenate(let transform) = command { factor = transform.a }
      if case .stroke(_, _, let style) = command { width = style.width }
    }
    #expect(abs(width * factor - 1.6) < 0.001)
  }

  @Test(arguments: ["circle", "square"], ["", ".fill"])
  func lettersAndNumbersAreEnclosed(_ shape: String, _ fill: String) {
    for base in "abcdefghijklmnopqrstuvwxyz".map(String.init) + (0...50).map(String.init) {
      let symbol = SymbolLibrary.symbol(named: "\(base).\(shape)\(fill)")
      let width: CGFloat = shape == "circle" ? 19 : 20
      #expect(symbol?.box.width == width, "\(base)")
      if fill.isEmpty { #expect((symbol?.parts.count ?? 0) > 1, "\(base)") }
    }
  }

  @Test(arguments: [
    "snow", "sportscourt", "brain", "brain.head.profile", "humidity", "rays", "applelogo",
    "cablecar", "character.book.closed", "00.circle", "01.square.fill", "4k.tv", "visionpro", "zzz",
  ]) func everySymbolOfApplesIsAnImage(_ name: String) {
    #expect(UIImage(systemName: name) != nil)
  }

  /// Symbols that people's projects use.
  @Test(arguments: [
    "arrowshape.down.circle", "arrowshape.down.circle.fill", "battery.100.bolt", "burst",
    "cart.badge.plus", "cart.fill.badge.plus", "chart.xyaxis.line", "circle.dotted",
    "circle.hexagongrid.circle.fill", "circle.hexagongrid.fill", "circle.inset.filled", "clipboard",
    "cloud.main.fill", "cloud.sun.rain.fill", "doc.richtext", "doc.richtext.fill.zh",
    "doc.text.image", "film.stack.fill", "music.mic", "person.badge.key",
    "person.fill.questionmark", "person.slash", "photo.artframe", "play.rectangle",
    "plus.square.on.square", "popcorn.fill", "signpost.right.and.left.fill", "staroflife",
    "staroflife.fill",
  ])
  func aSymbolThatProjectsUseIsItself(_ name: String) {
    #expect(SymbolLibrary.symbol(named: name)?.name == name)
  }

  @Test func aTranslucentSymbolIsAsDarkWhereItsPartsOverlap() throws {
    let star = try #require(SymbolLibrary.symbol(named: "star.fill"))
    var color = Color.black
    color.alpha = 0.5
    let commands = star.commands(UIImage.SymbolConfiguration.Values(), color: color)
    #expect(commands.contains(.beginGroup(opacity: 0.5, shadow: nil)))
    for case .fill(_, .color(let fill)) in commands { #expect(fill.alpha == 1) }
    for case .stroke(_, let line, _) in commands { #expect(line.alpha == 1) }
    #expect(
      !star.commands(UIImage.SymbolConfiguration.Values(), color: .black).contains(.endGroup))
  }

  @Test func charactersAndSymbolsAreEnclosedInSquares() {
    #expect(UIImage(systemName: "7.square.fill")?.size == CGSize(width: 20, height: 20))
  }

  @Test(arguments: [
    "", "0", "Characters/0", "../Symbols/star", "star.svg", ".circle", "51.circle", "a", "10",
  ])
  func whatIsNoNameOfASymbolIsNoImage(_ name: String) {
    #expect(UIImage(systemName: name) == nil)
  }
}
