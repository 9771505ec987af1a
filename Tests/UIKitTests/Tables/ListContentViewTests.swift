import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Content views of lists with constraints.
  @MainActor struct ListContentViewTests {
    private let screen = TestScreen()

    private var content: UIListContentConfiguration {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = Array(repeating: "Several words", count: 12).joined(separator: " ")
      content.secondaryText = "Second"
      return content
    }

    private final class Cell: UITableViewCell {
      let list = UIListContentView(configuration: .cell())

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        list.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(list)
        NSLayoutConstraint.activate([
          list.topAnchor.constraint(equalTo: contentView.topAnchor),
          list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource {
      let content: UIListContentConfiguration

      init(_ content: UIListContentConfiguration) {
        self.content = content
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.list.configuration = content
        return cell
      }
    }

    @Test func aCellIsAsHighAsTheContentThatIsPinnedToItsEdges() throws {
      let table = UITableView(frame: screen.view.bounds)
      let source = Source(content)
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let first = IndexPath(row: 0, section: 0)
      let cell = try #require(table.cellForRow(at: first) as? Cell)
      let height = cell.list.sizeThatFits(CGSize(width: 393, height: 0)).height
      #expect(height > 100 && cell.list.frame.width == 393)
      #expect(abs(cell.list.frame.height - height) < 0.5)
      #expect(abs(table.rectForRow(at: first).height - height - 1.0 / 3) < 0.5)
      withExtendedLifetime(source) {}
    }

    @Test func guidesLieWhereTheTextsAndTheImageAre() throws {
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      let mark = UIView()
      mark.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(mark)
      screen.view.addSubview(view)
      #expect(view.imageLayoutGuide == nil)
      let (text, second) = try (
        #require(view.textLayoutGuide), #require(view.secondaryTextLayoutGuide)
      )
      NSLayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        mark.topAnchor.constraint(equalTo: text.bottomAnchor),
        mark.bottomAnchor.constraint(equalTo: second.bottomAnchor),
        mark.widthAnchor.constraint(equalToConstant: 5),
      ])
      screen.commit()
      let labels = view.subviews.compactMap { $0 as? UILabel }
      for (guide, label) in zip([text, second], labels) {
        let (one, other) = (guide.layoutFrame, label.frame)
        #expect(abs(one.minX - other.minX) < 0.5 && abs(one.maxX - other.maxX) < 0.5)
        #expect(abs(one.minY - other.minY) < 0.5 && abs(one.maxY - other.maxY) < 0.5)
      }
      #expect(mark.frame.minX == 16 && abs(mark.frame.minY - labels[0].frame.maxY) < 0.5)
      #expect(abs(mark.frame.maxY - labels[1].frame.maxY) < 0.5)
      var withImage = content
      withImage.image = UIImage(systemName: "star")
      view.configuration = withImage
      let image = try #require(view.imageLayoutGuide)
      screen.commit()
      #expect(image.layoutFrame.width > 5 && image.layoutFrame.maxX < text.layoutFrame.minX)
    }

    @Test func marginsOfTheSurroundingsArePreservedAlongAxes() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 100, width: 393, height: 80)
      cell.directionalLayoutMargins.top = 30
      screen.view.addSubview(cell)
      func text(_ axes: UIAxis) -> CGRect {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.axesPreservingSuperviewLayoutMargins = axes
        cell.contentConfiguration = content
        screen.commit()
        return cell.contentView.subviews.compactMap { $0 as? UILabel }.first?.frame ?? .null
      }
      #expect(UIListContentConfiguration.cell().axesPreservingSuperviewLayoutMargins == .horizontal)
      let usual = text(.horizontal)
      #expect(usual.minX == 20 && text([]).minX == 16)
      #expect(text(.both).minX == 20 && text(.both).minY > usual.minY)
    }

    @Test func headersOfSidebarsAreBold() {
      for content in [
        UIListContentConfiguration.sidebarHeader(), .prominentInsetGroupedHeader(),
        .extraProminentInsetGroupedHeader(),
      ] {
        #expect(
          content.textProperties.font.fontDescriptor.symbolicTraits.contains(.traitBold))
      }
    }
  }
}
