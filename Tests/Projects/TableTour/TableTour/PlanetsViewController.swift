import UIKit

enum Belt: Hashable {
  case inner
  case outer
}

/// A planet, which is intentionally not a value type.
final class Planet: NSObject, @unchecked Sendable {
  let name: String
  var visits = 0

  init(_ name: String) {
    self.name = name
  }
}

/// A data source subclass that adds titles and the deletion of rows.
final class PlanetSource: UITableViewDiffableDataSource<Belt, Planet> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    guard let belt = sectionIdentifier(for: section) else { return nil }
    return belt == .inner ? "Rocks" : "Giants"
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath)?.name != "Earth"
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let planet = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([planet])
    apply(snapshot, animatingDifferences: true)
  }
}

/// A table that shows snapshots.
class PlanetsViewController: UITableViewController {
  private var source: PlanetSource!
  private var made = 0
  private let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"].map(Planet.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Planets"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [unowned self] _ in next() })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
    source = PlanetSource(tableView: tableView) { [unowned self] table, path, planet in
      let cell = table.dequeueReusableCell(withIdentifier: "planet", for: path)
      made += 1
      cell.textLabel?.text = planet.visits == 0 ? planet.name : "\(planet.name) \(planet.visits)"
      return cell
    }
    source.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<Belt, Planet>()
    snapshot.appendSections([.inner, .outer])
    snapshot.appendItems(Array(planets[..<4]), toSection: .inner)
    snapshot.appendItems(Array(planets[4...]), toSection: .outer)
    source.apply(snapshot, animatingDifferences: false)
  }

  private var step = 0

  private func next() {
    var snapshot = source.snapshot()
    switch step {
    case 0: snapshot.moveItem(planets[3], beforeItem: planets[0])
    case 1:
      planets[1].visits += 1
      snapshot.reconfigureItems([planets[1]])
    case 2:
      planets[2].visits += 1
      snapshot.reloadItems([planets[2]])
    case 3: snapshot.moveSection(.outer, beforeSection: .inner)
    default:
      // Snapshots can be applied on another queue if all of them are.
      snapshot.deleteSections([.outer])
      let last = snapshot
      return DispatchQueue.global().async { [source] in source?.apply(last) }
    }
    step += 1
    made = 0
    Task {
      await source.apply(snapshot)
      title = "Made \(made)"
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let planet = source.itemIdentifier(for: indexPath) else { return }
    title = "\(planet.name) \(source.indexPath(for: planet)?.row ?? -1)"
  }
}
