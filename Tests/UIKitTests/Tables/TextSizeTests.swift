import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Lists when the user changes the text size.
  @MainActor struct TextSizeTests {
    private let screen = TestScreen()
    private let source = Source()

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      var isConfigured = false

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Header"
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        if isConfigured {
          var content = cell.defaultContentConfiguration()
          content.text = "Text"
          content.secondaryTextProperties.font = .systemFont(ofSize: 10)
          content.secondaryText = "Second"
          cell.contentConfiguration = content
        } else {
          cell.textLabel?.text = "Text"
          cell.detailTextLabel?.text = "Second"
        }
        return cell
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 2 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
        return cell
      }
    }

    private func enlarge() {
      screen.change {
        $0.contentSizeCategory = UIContentSizeCategory.accessibilityExtraLarge.rawValue
      }
    }

    private let first = IndexPath(row: 0, section: 0)
    private var body: CGFloat { UIFont.preferredFont(forTextStyle: .body).pointSize }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func labelsOfCellsAndHeadersFollow(_ style: UITableView.Style) throws {
      let table = UITableView(frame: screen.view.bounds, style: style)
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let (row, header) = (table.rectForRow(at: first), table.rectForHeader(inSection: 0))
      let cell = try #require(table.cellForRow(at: first))
      enlarge()
      #expect(table.cellForRow(at: first) === cell)
      #expect(cell.textLabel?.font.pointSize == body && body > 30)
      #expect(table.rectForRow(at: first).height > row.height + 20)
      #expect(table.rectForHeader(inSection: 0).height > header.height + 10)
      #expect(cell.frame == table.rectForRow(at: first))
    }

    @Test func configuredCellsFollowButForFontsOfTheApp() throws {
      source.isConfigured = true
      let table = UITableView(frame: screen.view.bounds)
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let height = table.rectForRow(at: first).height
      let cell = try #require(table.cellForRow(at: first))
      enlarge()
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      #expect(content.textProperties.font.pointSize == body)
      #expect(content.secondaryTextProperties.font.pointSize == 10)
      #expect(screen.stage.texts.contains { $0.text == "Text" })
      #expect(table.rectForRow(at: first).height > height + 10)
      cell.isSelected = true
      screen.commit()
      let again = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      #expect(again.textProperties.font.pointSize == body)
    }

    @Test func listsInCollectionViewsFollow() throws {
      let grid = UICollectionView(
        frame: screen.view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      grid.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      screen.view.addSubview(grid)
      screen.commit()
      let cell = try #require(grid.cellForItem(at: first))
      let height = cell.frame.height
      enlarge()
      #expect(grid.cellForItem(at: first) === cell && cell.frame.height > height + 10)
    }
  }
}
