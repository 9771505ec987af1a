import UIKit

class ModalViewController: UIViewController {}
