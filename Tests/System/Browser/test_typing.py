"""The pace at which a page tells the server of typing: at once after a pause, else every 50 ms."""

PRODUCT = "Gallery"

# What is sent of three edits: one after a pause, and two at once 40 ms later.
EDITS = """async (field) => {
  const log = [], send = WebSocket.prototype.send;
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  WebSocket.prototype.send = function (data) {
    const [, , letter, value] = JSON.parse(data);
    if (letter == "i") log.push(value);
    send.call(this, data);
  };
  const type = (text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  await pause(100);
  type("a");
  await pause(40);
  log.push("after 40 ms");
  type("ab");
  type("abc");
  await pause(200);
  WebSocket.prototype.send = send;
  return log;
}"""


def test_the_first_edit_is_told_at_once_and_a_burst_in_one_event(page):
    page.get_by_role("tab", name="Fields").click()
    assert page.get_by_label("Name", exact=True).evaluate(EDITS) == ["a", "after 40 ms", "abc"]


# Moves a slider every 10 ms for half a second, and returns the values that are sent.
SLIDES = """async (slider) => {
  const log = [], send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const [, , letter, value] = JSON.parse(data);
    if (letter == "i") log.push([performance.now(), value]);
    send.call(this, data);
  };
  const step = Number(slider.step) || 1;
  slider.value = slider.min;
  const started = performance.now();
  for (let move = 0; performance.now() - started < 500; move++) {
    slider.value = Number(slider.min) + step * (move % 7);
    slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const took = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, 200));
  WebSocket.prototype.send = send;
  return { first: log[0][0] - started, count: log.length, took, last: log.at(-1)[1], shown: slider.value };
}"""


def test_a_slider_is_told_while_it_moves_and_its_last_value_always(page):
    slides = page.get_by_role("slider", name="Sweetness").evaluate(SLIDES)
    # At once, and then every 50 ms at most: a busy machine tells less often.
    assert slides["first"] < 50
    assert 3 <= slides["count"] <= slides["took"] / 50 + 2
    assert slides["last"] == slides["shown"]
