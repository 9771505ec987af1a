import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The heights of section headers and footers, wherever they come from.
  @MainActor struct SectionHeightTests {
    private let screen = TestScreen()

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var title: String?
      var titleFont: UIFont?
      var view: UIView?

      func numberOfSections(in tableView: UITableView) -> Int { 2 }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title
      }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        view
      }

      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) {
        guard let titleFont else { return }
        (view as? UITableViewHeaderFooterView)?.textLabel?.font = titleFont
      }
    }

    private final class HeightSource: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Title"
      }

      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 70 : UITableView.automaticDimension
      }
    }

    private let source = Source()

    private func table(_ attributes: String, _ style: String = "grouped") throws -> UITableView {
      let table = try #require(
        screen.load(
          """
          <tableView style="\(style)" id="t" \(attributes)><rect key="frame" x="0" y="0" \
          width="393" height="500"/></tableView>
          """) as? UITableView)
      table.dataSource = source
      table.delegate = source
      screen.commit()
      return table
    }

    private func header(_ table: UITableView, _ section: Int = 1) -> CGFloat {
      table.rectForHeader(inSection: section).height
    }

    private func footer(_ table: UITableView) -> CGFloat {
      table.rectForFooter(inSection: 1).height
    }

    @Test func aGroupedTableHasTheHeightsOfItsDesign() throws {
      let usual = try table(#"sectionHeaderHeight="18" sectionFooterHeight="18""#)
      #expect(header(usual, 0) == 35 && header(usual) == 17.5 && footer(usual) == 17.5)
      let automatic = try table(#"sectionHeaderHeight="-1" sectionFooterHeight="-1""#)
      #expect(header(automatic) == 17.5 && footer(automatic) == 17.5)
      let own = try table(#"sectionHeaderHeight="28" sectionFooterHeight="1""#)
      #expect(header(own, 0) == 28 && header(own) == 28 && footer(own) == 1)
    }

    @Test func aGroupsTitleHasAtLeastTheRoomThatItNeeds() throws {
      source.title = "Title"
      let small = try table(#"sectionHeaderHeight="18""#)
      let needed = header(small)
      #expect(needed > 30)
      let large = try table(#"sectionHeaderHeight="80""#)
      #expect(header(large) == 80)
      // The title of a group is aligned with its rows.
      let label = try #require(large.headerView(forSection: 1)?.textLabel)
      #expect(label.frame.maxY == 74 && label.frame.height < 20)
    }

    @Test func aGroupsTitleKeepsItsRoomWhenTheDeviceIsTurned() throws {
      (source.title, source.titleFont) = ("Title", .systemFont(ofSize: 40))
      let table = try table(#"sectionHeaderHeight="18" sectionFooterHeight="18""#)
      let (first, second) = (header(table, 0), header(table))
      #expect(second > 30)
      table.frame.size = CGSize(width: 852, height: 300)
      screen.commit()
      #expect(header(table, 0) == first && header(table) == second)
    }

    @Test func aPlainTableHasADesignedHeightForWhatItShows() throws {
      let attributes = #"sectionHeaderHeight="28" sectionFooterHeight="28""#
      let none = try table(attributes, "plain")
      #expect(header(none) == 0 && footer(none) == 0)
      source.title = "Title"
      let title = try table(attributes, "plain")
      #expect(header(title) == 28 && footer(title) == 0)
      let label = try #require(title.headerView(forSection: 0)?.textLabel)
      #expect(label.frame.height > 20 && label.frame.midY == 14)
      title.sectionHeaderHeight = UITableView.automaticDimension
      screen.commit()
      #expect(header(title) > 30)
    }

    @Test func aViewHasTheHeightOfThePropertyOrWhatItNeeds() throws {
      let stack = UIStackView(arrangedSubviews: [UIView()])
      stack.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 64).isActive = true
      source.view = stack
      let table = try table(#"sectionHeaderHeight="40""#, "plain")
      #expect(header(table) == 40)
      table.sectionHeaderHeight = UITableView.automaticDimension
      screen.commit()
      #expect(header(table) == 64)
    }

    @Test func theDelegateComesBeforeTheProperty() throws {
      let table = try table(#"sectionHeaderHeight="40""#)
      let delegate = HeightSource()
      table.dataSource = delegate
      table.delegate = delegate
      screen.commit()
      #expect(header(table, 0) == 70)
      #expect(header(table) > 30 && header(table) < 40)
    }

    @Test func aDesignHasEstimatesToo() throws {
      let table = try table(
        #"estimatedSectionHeaderHeight="50" estimatedSectionFooterHeight="60""#)
      #expect(table.estimatedSectionHeaderHeight == 50)
      #expect(table.estimatedSectionFooterHeight == 60)
    }

    /// A table delegate that creates a view for each header and counts these views.
    private final class CountingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
      var made: [Int] = []
      var shown: [ObjectIdentifier] = []
      private var views: [Int: UIView] = [:]

      func numberOfSections(in tableView: UITableView) -> Int { 2 }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        made.append(section)
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        views[section] = view
        view?.textLabel?.text = "Section \(section)"
        return view
      }

      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) {
        shown.append(ObjectIdentifier(view))
        #expect(view === views[section])
      }
    }

    @Test func aViewIsMadeOnceToBeMeasuredAndShown() {
      let table = UITableView(frame: screen.view.bounds)
      let counting = CountingSource()
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
      table.dataSource = counting
      table.delegate = counting
      screen.view.addSubview(table)
      screen.commit()
      #expect(counting.made == [0, 1] && counting.shown.count == 2)
      table.reloadData()
      screen.commit()
      #expect(counting.made == [0, 1, 0, 1])
    }

    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func aViewsMarginsAreThoseOfRows(_ style: UITableView.Style) throws {
      source.title = "Title"
      let table = UITableView(frame: screen.view.bounds, style: style)
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let header = try #require(table.headerView(forSection: 0))
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let row = cell.convert(cell.contentView.layoutMarginsGuide.layoutFrame, to: table)
      #expect(header.contentView.layoutMargins.left == row.minX)
      #expect(header.textLabel?.frame.minX == row.minX)
    }
  }
}
