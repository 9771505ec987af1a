import Testing
import UIKit

extension OnScreen {
  /// Blocks and tables of paragraphs, and traits of text.
  @MainActor struct TextBlockTests {
    private let screen = TestScreen()

    @Test func aLayerHasAWidthAtEachEdge() {
      let block = NSTextBlock()
      #expect(block.contentWidth == 0 && block.contentWidthValueType == .absolute)
      block.setContentWidth(50, type: .percentage)
      #expect(block.value(for: .width) == 50 && block.valueType(for: .width) == .percentage)
      block.setWidth(3, type: .absolute, for: .border)
      block.setWidth(8, type: .absolute, for: .border, rectEdge: .maxYEdge)
      #expect(block.width(for: .border, rectEdge: .minXEdge) == 3)
      #expect(block.width(for: .border, rectEdge: .maxYEdge) == 8)
      #expect(block.width(for: .margin, rectEdge: .maxYEdge) == 0)
      block.setBorderColor(.red)
      block.setBorderColor(nil, rectEdge: .minYEdge)
      #expect(block.borderColor(for: .minXEdge) == .red && block.borderColor(for: .minYEdge) == nil)
    }

    @Test func aParagraphKeepsTheCellsItIsIn() throws {
      let table = NSTextTable()
      table.numberOfColumns = 2
      let cell = NSTextTableBlock(
        table: table, startingRow: 1, rowSpan: 1, startingColumn: 0, columnSpan: 2)
      let style = NSMutableParagraphStyle()
      style.textBlocks = [cell]
      let copy = try #require(style.copy() as? NSParagraphStyle)
      #expect(copy.textBlocks == [cell] && copy != NSParagraphStyle.default)
      let text = NSAttributedString(string: "Cell", attributes: [.paragraphStyle: copy])
      let found = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      #expect((found?.textBlocks.first as? NSTextTableBlock)?.table === table)
    }

    @Test func aParagraphKeepsTheListsItIsIn() throws {
      let list = NSTextList(markerFormat: .decimal, options: 0)
      let style = NSMutableParagraphStyle()
      style.textLists = [list]
      let copy = try #require(style.copy() as? NSParagraphStyle)
      #expect(copy.textLists == [list] && copy != NSParagraphStyle.default)
    }

    @Test func theMarkerOfAListDependsOnTheItem() {
      func markers(_ format: NSTextList.MarkerFormat, from start: Int = 1) -> [String] {
        let list = NSTextList(markerFormat: format, options: [], startingItemNumber: start)
        return [1, 2, 4].map(list.marker)
      }
      #expect(markers(.init("({decimal})")) == ["(1)", "(2)", "(4)"])
      #expect(markers(.decimal, from: 9) == ["9", "10", "12"])
      #expect(markers(.uppercaseRoman, from: 39) == ["XXXIX", "XL", "XLII"])
      #expect(markers(.lowercaseAlpha, from: 25) == ["y", "z", "ab"])
      #expect(markers(.lowercaseHexadecimal, from: 14) == ["e", "f", "11"])
      #expect(markers(.disc) == ["•", "•", "•"])
      #expect(markers(.init("-")) == ["-", "-", "-"])
      #expect(!NSTextList.includesTextListMarkers)
    }

    @Test func aListIsArchivedWithItsStart() throws {
      let list = NSTextList(
        markerFormat: .uppercaseRoman, options: .prependEnclosingMarker, startingItemNumber: 5)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: list, requiringSecureCoding: true)
      let read = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextList.self, from: data))
      #expect(read.marker(forItemNumber: 1) == "V" && read.isOrdered)
      #expect(read.listOptions == .prependEnclosingMarker)
      #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
    }

    @Test func aCellIsArchivedWithItsTable() throws {
      let table = NSTextTable()
      table.numberOfColumns = 3
      table.layoutAlgorithm = .fixed
      let cell = NSTextTableBlock(
        table: table, startingRow: 4, rowSpan: 1, startingColumn: 2, columnSpan: 1)
      cell.setWidth(7, type: .percentage, for: .padding)
      let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: true)
      let read = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextTableBlock.self, from: data))
      #expect(read.startingRow == 4 && read.startingColumn == 2)
      #expect(read.table.numberOfColumns == 3 && read.table.layoutAlgorithm == .fixed)
      #expect(read.width(for: .padding, rectEdge: .minXEdge) == 7)
      #expect(read.widthValueType(for: .padding, rectEdge: .minXEdge) == .percentage)
    }

    @Test func viewsInheritTheTraitForNaturalAlignment() {
      let child = UIView()
      screen.view.addSubview(child)
      #expect(!child.traitCollection.resolvesNaturalAlignmentWithBaseWritingDirection)
      screen.view.traitOverrides.resolvesNaturalAlignmentWithBaseWritingDirection = true
      screen.commit()
      #expect(child.traitCollection.resolvesNaturalAlignmentWithBaseWritingDirection)
      let trait = UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self
      #expect(screen.view.traitOverrides.contains(trait))
      screen.view.traitOverrides.remove(trait)
      screen.commit()
      #expect(!child.traitCollection.resolvesNaturalAlignmentWithBaseWritingDirection)
      let collection = UITraitCollection(resolvesNaturalAlignmentWithBaseWritingDirection: true)
      #expect(collection[trait] == true)
    }
  }
}
