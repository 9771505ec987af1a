import UIKit

class StacksViewController: UIViewController {
  private let log = UILabel()
  private let row = UIStackView()
  private let column = UIStackView()
  private var boxes: [UIView] = []
  private var turn = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for color in [UIColor.red, .green, .blue] {
      let box = UIView()
      box.backgroundColor = color
      box.widthAnchor.constraint(equalToConstant: 40).isActive = color != .green
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      boxes.append(box)
      row.addArrangedSubview(box)
    }
    row.spacing = 10
    let buttons = [
      ("Hide", #selector(hide)), ("Equal", #selector(equal)), ("Turn", #selector(turnAround)),
      ("Conflict", #selector(conflict)), ("Wrap", #selector(wrap)), ("Format", #selector(format)),
    ]
    column.axis = .vertical
    column.spacing = 8
    for (title, action) in buttons {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      column.addArrangedSubview(button)
    }
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    for view in [row, column, log] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: safe.topAnchor, constant: 11),
      row.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      row.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      column.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 130),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      log.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 10),
      log.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      log.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func tell() {
    view.layoutIfNeeded()
    log.text = boxes.map { "\(Int($0.frame.minX))+\(Int($0.frame.width))" }.joined(separator: " ")
  }

  @objc func hide() {
    UIView.animate(withDuration: 0.3) { self.boxes[0].isHidden.toggle() }
    tell()
  }

  @objc func equal() {
    for box in boxes {
      NSLayoutConstraint.deactivate(box.constraints.filter { $0.firstAttribute == .width })
    }
    row.distribution = .fillEqually
    tell()
  }

  @objc func turnAround() {
    row.axis = row.axis == .horizontal ? .vertical : .horizontal
    row.alignment = row.axis == .vertical ? .trailing : .fill
    for box in boxes {
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    }
    tell()
  }

  @objc func conflict() {
    let wide = row.widthAnchor.constraint(equalToConstant: 1000)
    wide.identifier = "too wide"
    wide.isActive = true
    view.layoutIfNeeded()
    log.text = "row \(Int(row.frame.width))"
    wide.isActive = false
  }

  @objc func wrap() {
    log.text = "A text of many words that does not fit into one line and so takes two"
    view.layoutIfNeeded()
    let lines = Int((log.frame.height / log.font.lineHeight).rounded())
    log.text = "\(lines) lines"
  }

  @objc func format() {
    let views = ["a": UIView(), "b": UIView()]
    let room = UIView(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
    view.addSubview(room)
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      room.addSubview(view)
    }
    let formats = ["H:|-[a(>=50)]-gap-[b(==a)]|", "V:|[a]|"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: .alignAllTop, metrics: ["gap": 12], views: views))
    }
    room.layoutIfNeeded()
    log.text = "\(views["a"]!.frame.minX) \(views["b"]!.frame.minX) \(views["b"]!.frame.width)"
    room.removeFromSuperview()
  }
}
